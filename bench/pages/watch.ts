/**
 * Runs in every measured page before its own code. A result counts as painted when a task that was
 * posted in the frame of the last change to the document runs: by then the frame's style, layout and
 * paint are done. Times are in ms since navigation, as `performance.now()` gives them.
 */
declare global {
  interface Window {
    watch: typeof watch;
  }
}

/** Long enough for a list that follows later than the search box, and for the address bar. */
const QUIET_MS = 350;
const GIVE_UP_MS = 60_000;

let lastChange = 0;
let lastPaint = 0;
/** Of the first change since the last press. */
let firstPaint = 0;
let lastFrame = 0;
let isScrolling = false;
/** Of a scroll: the length of each frame, how many showed a place without its row, and the most rows. */
let frames = { lengths: [] as number[], blank: 0, mostRows: 0 };

const watch = {
  /** When the first rows, and when all contacts, were painted; 0 until then. */
  firstRows: 0,
  allRows: 0,
  /** The lengths of tasks over 50 ms. */
  longTasks: [] as number[],
  /** The last key press or click. */
  pressedAt: 0,

  /** Settles when all contacts are on screen. */
  loaded: (): Promise<void> => until(() => watch.allRows > 0 && isQuiet()),

  /** From the last key press or click to the first change painted, in ms, once nothing changes any more. */
  answered: async (): Promise<number> => {
    await until(() => lastChange > watch.pressedAt && isQuiet());
    return firstPaint - watch.pressedAt;
  },

  /** How many frames there are until a scroll that is about to begin has come to rest. */
  countFrames: (): Promise<number> => {
    let count = 0;
    let lastScroll = Infinity;
    const onScroll = () => (lastScroll = performance.now());
    document.addEventListener('scroll', onScroll, { capture: true });
    return new Promise((resolve) => {
      const look = () => {
        if (performance.now() - lastScroll > QUIET_MS) {
          document.removeEventListener('scroll', onScroll, { capture: true });
          resolve(count);
          return;
        }
        if (lastScroll !== Infinity) count += 1;
        requestAnimationFrame(look);
      };
      look();
    });
  },
  startFrames: (): void => {
    frames = { lengths: [], blank: 0, mostRows: 0 };
    isScrolling = true;
    requestAnimationFrame(noteFrame);
  },
  stopFrames: (): typeof frames => {
    isScrolling = false;
    return frames;
  },
};
window.watch = watch;

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) watch.longTasks.push(duration);
}).observe({ type: 'longtask', buffered: true });

for (const type of ['keydown', 'click']) {
  window.addEventListener(type, (event) => (watch.pressedAt = event.timeStamp), { capture: true });
}

new MutationObserver(() => {
  lastChange = performance.now();
  const hasRows = document.querySelector('tbody tr') !== null;
  const texts = [...document.querySelectorAll('p')].map((said) => said.textContent);
  const hasAll = hasRows && texts.some((text) => /of (?:9,?900|10,?000) business cards/.test(text));
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      lastPaint = performance.now();
      if (firstPaint < watch.pressedAt) firstPaint = lastPaint;
      if (hasRows) watch.firstRows ||= lastPaint;
      if (hasAll) watch.allRows ||= lastPaint;
    };
    port2.postMessage(null);
  });
}).observe(document, { subtree: true, childList: true, characterData: true });

function isQuiet(): boolean {
  return lastPaint > lastChange && performance.now() - lastPaint > QUIET_MS;
}

function until(condition: () => boolean): Promise<void> {
  const limit = performance.now() + GIVE_UP_MS;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (condition()) resolve();
      else if (performance.now() > limit) reject(new Error('Nothing changed on screen.'));
      else setTimeout(look, 50);
    };
    look();
  });
}

function noteFrame(time: number): void {
  if (!isScrolling) return;
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
  const list = document.querySelector('tbody')?.getBoundingClientRect();
  if (frames.mostRows > 0) frames.lengths.push(time - lastFrame);
  lastFrame = time;
  frames.mostRows = Math.max(frames.mostRows, rows.length);
  const top = Math.max(0, list?.top ?? 0);
  const bottom = Math.min(innerHeight, list?.bottom ?? 0);
  const onScreen = rows.map((row) => Math.min(bottom, row.bottom) - Math.max(top, row.top));
  const filled = onScreen.reduce((sum, height) => sum + Math.max(0, height), 0);
  if (filled < bottom - top - 1) frames.blank += 1;
  requestAnimationFrame(noteFrame);
}

// For TypeScript: a file that declares something global must be a module.
export {};
