/** During an animation there is less time between two frames: too short for a task. */
const LEAST_IDLE_MS = 20;

/** Safari does not say when it is idle: the pause before each task there. */
const PAUSE_MS = 50;

/** Runs short tasks (a few ms) while the browser is idle, each made when due. Returns a function that cancels. */
export function runWhenIdle(tasks: Iterable<() => void>): () => void {
  const waiting = tasks[Symbol.iterator]();
  let cancel = () => {};
  const run = (deadline?: IdleDeadline) => {
    if (!deadline || deadline.timeRemaining() >= LEAST_IDLE_MS) {
      const next = waiting.next();
      if (next.done) return;
      next.value();
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
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
