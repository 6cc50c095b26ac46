import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
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

/** Says which of the rows is so far below their top, in px, where all of them are `height` tall. */
type RowAt = (top: number, height: number) => number;

/**
 * The rows on or near the screen, of `count` equally tall ones unless `rowAt` says otherwise. `body` is as tall as all
 * of them. They are measured again when `above` changes, which describes the content above them.
 */
export function useWindowedRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  above = '',
  rowAt: RowAt = (top, height) => top / (height / count || 1),
): RowWindow {
  const placeAt = useEffectEvent(rowAt);
  const [screen, setScreen] = useState<RowWindow>({ start: 0, end: OVERSCAN });

  const measured = useRef<RowWindow | null>(null);

  useLayoutEffect(() => {
    measured.current = null;
  }, [above]);

  useLayoutEffect(() => {
    const measure = () => {
      const { top, height } = body.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
      const next = rowsOnScreen(placeAt(-top, height), placeAt(window.innerHeight - top, height));
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

/** The rows of a screen that begins and ends there. */
function rowsOnScreen(from: number, to: number): RowWindow {
  const start = Math.max(0, Math.floor(from / STEP) * STEP);
  const end = Math.ceil(to / STEP) * STEP;
  return { start, end: Math.max(end, start + STEP) };
}
