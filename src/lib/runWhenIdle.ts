/** Between two frames of something that moves there is less: too short for a task. In ms. */
const LEAST = 20;

/** Where the browser does not say when it is idle (Safari): the pause before each task. In ms. */
const PAUSE = 50;

/** Runs short tasks (a few ms) while the browser is idle. Returns how to call off the rest. */
export function runWhenIdle(tasks: readonly (() => void)[]): () => void {
  const waiting = [...tasks];
  let cancel = () => {};
  const plan = () => {
    if (waiting.length > 0) cancel = whenIdle(run);
  };
  const run = (deadline?: IdleDeadline) => {
    if (!deadline || deadline.timeRemaining() >= LEAST) waiting.shift()?.();
    plan();
  };
  plan();
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
