/** During an animation there is less time between two frames: too short for a task. */
const LEAST_IDLE_MS = 20;

/** Something may move for as long as a page is open, and a machine may never rest: then a task runs all the same. */
const LONGEST_WAIT_MS = 1_000;

/** Safari does not say when it is idle: the pause before each task there. */
const PAUSE_MS = 50;

/** Runs short tasks (a few ms) while the browser is idle, each made when due. Returns a function that cancels. */
export function runWhenIdle(tasks: Iterable<() => void>): () => void {
  const waiting = tasks[Symbol.iterator]();
  let cancel = () => {};
  let waitingSince = performance.now();
  const run = (deadline?: IdleDeadline) => {
    const hasWaited = performance.now() - waitingSince >= LONGEST_WAIT_MS;
    if (!deadline || hasWaited || deadline.timeRemaining() >= LEAST_IDLE_MS) {
      const next = waiting.next();
      if (next.done) return;
      next.value();
      waitingSince = performance.now();
    }
    cancel = whenIdle(run);
  };
  cancel = whenIdle(run);
  return () => cancel();
}

function whenIdle(work: (deadline?: IdleDeadline) => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
