/** Between two frames of something that moves there is less: too short for a task. In ms. */
const LEAST = 20;

/** Where the browser does not say when it is idle (Safari): the pause before each task. In ms. */
const PAUSE = 50;

/**
 * Runs short tasks (a few ms) while the browser is idle; each is asked for when its turn comes. Returns how to
 * call off the rest.
 */
export function runWhenIdle(tasks: Iterable<() => void>): () => void {
  const waiting = tasks[Symbol.iterator]();
  let cancel = () => {};
  const run = (deadline?: IdleDeadline) => {
    if (!deadline || deadline.timeRemaining() >= LEAST) {
      const next = waiting.next();
      if (next.done) return;
      next.value();
    }
    cancel = whenIdle(run);
  };
  cancel = whenIdle(run);
  return () => {
    cancel();
  };
}

function whenIdle(work: (deadline?: IdleDeadline) => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(work);
  return () => {
    cancelIdleCallback(handle);
  };
}
