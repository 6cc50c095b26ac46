import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows kept ready above and below the screen, so that fast scrolling never shows a blank one. */
const OVERSCAN = 8;
/** Fewer are enough at the top, where people type and do not scroll fast yet. */
const OVERSCAN_AT_TOP = 4;
/** The window moves in steps of this many rows, so most scroll events draw nothing. */
const STEP = 4;
/** The most rows that are drawn, however tall the screen. */
const MOST = 92;

/** The rows to draw: from `start` up to, not including, `end`. */
export interface RowWindow {
  start: number;
  end: number;
}

/**
 * The rows on or near the screen, of `count` equally tall ones. `body` is as tall as all of them. They are measured
 * again when `above` changes, which describes the content above them.
 */
export function useWindowedRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  above = '',
): RowWindow {
  const [screen, setScreen] = useState<RowWindow>({ start: 0, end: OVERSCAN });

  const measured = useRef<RowWindow | null>(null);

  useLayoutEffect(() => {
    measured.current = null;
  }, [above]);

  useLayoutEffect(() => {
    const measure = () => {
      const { top, height } = body.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
      const rowHeight = height / count || 1;
      const next = rowsOnScreen(-top / rowHeight, window.innerHeight / rowHeight);
      measured.current = next;
      setScreen((now) => (now.start === next.start && now.end === next.end ? now : next));
    };
    // In the frame of the scroll itself, or the gap would be seen.
    const follow = () => flushSync(measure);
    // At the top the same rows are visible whatever their number, and measuring forces a layout.
    if (measured.current?.start !== 0) measure();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [body, count, above]);

  const start = Math.max(0, screen.start - OVERSCAN);
  const below = screen.start === 0 ? OVERSCAN_AT_TOP : OVERSCAN;
  const end = Math.min(screen.end + below, start + MOST, count);
  return { start: Math.min(start, Math.max(0, end - 1)), end };
}

/** The rows of a screen that starts `above` rows down the list and is `onScreen` rows tall. */
function rowsOnScreen(above: number, onScreen: number): RowWindow {
  const start = Math.max(0, Math.floor(above / STEP) * STEP);
  const end = Math.ceil((above + onScreen) / STEP) * STEP;
  return { start, end: Math.max(end, start + STEP) };
}
