import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows kept ready above and below the screen, so that fast scrolling never shows a blank one. */
const OVERSCAN = 16;
/** The window moves in steps of this many rows, so most scroll events draw nothing. */
const STEP = 4;
/** However tall the screen, the table never draws more rows than this. */
const MOST = 92;

/** The rows to draw: from `start` up to, not including, `end`. */
export interface RowWindow {
  start: number;
  end: number;
}

/** Which of `count` equally tall rows are on screen, or nearly. `body` is as tall as all of them. */
export function useWindowedRows(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ start: 0, end: 2 * OVERSCAN });

  useLayoutEffect(() => {
    const measure = () => {
      const { top, height } = body.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
      const rowHeight = height / count || 1;
      const next = rowWindow(-top / rowHeight, window.innerHeight / rowHeight);
      setShown((now) => (now.start === next.start && now.end === next.end ? now : next));
    };
    // In the frame of the scroll itself: drawn any later, the gap would be seen.
    const follow = () => {
      flushSync(measure);
    };
    measure();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [body, count]);

  const end = Math.min(shown.end, count);
  return { start: Math.min(shown.start, Math.max(0, end - 1)), end };
}

/** The window for a screen that begins `above` rows down the list and is `onScreen` rows tall. */
function rowWindow(above: number, onScreen: number): RowWindow {
  const start = Math.max(0, Math.floor(above / STEP) * STEP - OVERSCAN);
  const wanted = Math.ceil((above + onScreen) / STEP) * STEP + OVERSCAN;
  return { start, end: Math.min(Math.max(wanted, start + OVERSCAN), start + MOST) };
}
