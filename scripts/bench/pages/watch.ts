/**
 * Runs in every measured page before its own code. A result counts as painted when a task that was
 * posted in the frame of the last change to the document runs: by then the frame's style, layout and
 * paint are done. Times are in ms since navigation, as `performance.now()` gives them.
 */
export interface Watch {
  /** When the first rows, and when all contacts, were painted; 0 until then. */
  firstRows: number;
  allRows: number;
  longTasks: { at: number; ms: number }[];
  /** The last key press or click. */
  pressedAt: number;
  /** Settles when all contacts are on screen. */
  loaded: () => Promise<void>;
  /** From the last key press or click to the last change painted, in ms, once nothing changes any more. */
  answered: () => Promise<number>;
  startFrames: () => void;
  stopFrames: () => Frames;
}

/** What was seen in each frame of a scroll. */
export interface Frames {
  /** Their lengths in ms. */
  lengths: number[];
  /** In how many of them the screen showed a place of the list without its row. */
  blank: number;
  mostRows: number;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Long enough for a list that follows later than the search box, and for the address bar. */
const QUIET = 350;
const GIVE_UP = 60_000;

let lastChange = 0;
let lastPaint = 0;
let frames: Frames = { lengths: [], blank: 0, mostRows: 0 };
let isScrolling = false;

const watch: Watch = {
  firstRows: 0,
  allRows: 0,
  longTasks: [],
  pressedAt: 0,
  loaded: () => until(() => watch.allRows > 0 && isQuiet()),
  answered: async () => {
    await until(() => lastChange > watch.pressedAt && isQuiet());
    return lastPaint - watch.pressedAt;
  },
  startFrames: () => {
    frames = { lengths: [], blank: 0, mostRows: 0 };
    isScrolling = true;
    requestAnimationFrame(lookAtFrame);
  },
  stopFrames: () => {
    isScrolling = false;
    return frames;
  },
};
window.watch = watch;

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    watch.longTasks.push({ at: startTime, ms: duration });
  }
}).observe({ type: 'longtask', buffered: true });

for (const type of ['keydown', 'click']) {
  window.addEventListener(type, (event) => (watch.pressedAt = event.timeStamp), { capture: true });
}

new MutationObserver(() => {
  lastChange = performance.now();
  const hasRows = document.querySelector('tbody tr') !== null;
  const hasAll =
    hasRows &&
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
      /of [\d,]+ business cards$/.test(textContent ?? ''),
    );
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      lastPaint = performance.now();
      if (hasRows) watch.firstRows ||= lastPaint;
      if (hasAll) watch.allRows ||= lastPaint;
    };
    port2.postMessage(null);
  });
}).observe(document, { subtree: true, childList: true, characterData: true });

function isQuiet(): boolean {
  return lastPaint > lastChange && performance.now() - lastPaint > QUIET;
}

function until(condition: () => boolean): Promise<void> {
  const limit = performance.now() + GIVE_UP;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (condition()) resolve();
      else if (performance.now() > limit) reject(new Error('Nothing changed on screen.'));
      else setTimeout(look, 50);
    };
    look();
  });
}

let before = 0;
function lookAtFrame(time: number): void {
  if (!isScrolling) return;
  const rows = document.querySelectorAll<HTMLElement>('tbody tr');
  const list = document.querySelector('tbody')?.getBoundingClientRect();
  const drawn = [...rows].map((row) => row.getBoundingClientRect());
  if (frames.mostRows > 0) frames.lengths.push(time - before);
  before = time;
  frames.mostRows = Math.max(frames.mostRows, rows.length);
  if (list && !covers(drawn, Math.max(0, list.top), Math.min(innerHeight, list.bottom))) {
    frames.blank += 1;
  }
  requestAnimationFrame(lookAtFrame);
}

/** Whether the rows fill the screen from `top` to `bottom`. */
function covers(rows: DOMRect[], top: number, bottom: number): boolean {
  const onScreen = rows.filter((row) => row.bottom > top && row.top < bottom);
  const filled = onScreen.reduce((sum, row) => sum + row.height, 0);
  const hidden = onScreen.reduce(
    (sum, row) => sum + Math.max(0, top - row.top) + Math.max(0, row.bottom - bottom),
    0,
  );
  return filled - hidden >= bottom - top - 1;
}
