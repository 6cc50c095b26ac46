/** In ms: the longest task, with what else the page does. */
const TASK = 10;

/** Runs work that is cut into short parts, all at once. */
export function atOnce<Answer>(work: Generator<void, Answer>): Answer {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}

/** Runs work a few ms at a time, so that no task delays a key press or a frame. Rejects once `signal` is aborted. */
export async function inShortTasks<Answer>(
  work: Generator<void, Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (;;) {
    const end = performance.now() + TASK;
    while (performance.now() < end) {
      signal.throwIfAborted();
      const part = work.next();
      if (part.done) return part.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
