/** The longest task, with what else the page does. */
const LONGEST_TASK_MS = 10;

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
  signal?: AbortSignal,
): Promise<Answer> {
  for (;;) {
    const end = performance.now() + LONGEST_TASK_MS;
    while (performance.now() < end) {
      signal?.throwIfAborted();
      const part = work.next();
      if (part.done) return part.value;
    }
    await nextTask();
  }
}

/** Maps items in short tasks; `map` takes a few ms at the most. */
export function mapInShortTasks<From, To>(
  items: Iterable<From>,
  map: (item: From) => To,
): Promise<To[]> {
  return inShortTasks(mapping(items, map));
}

function* mapping<From, To>(items: Iterable<From>, map: (item: From) => To): Generator<void, To[]> {
  const mapped: To[] = [];
  for (const item of items) {
    mapped.push(map(item));
    yield;
  }
  return mapped;
}

/** Lets key presses and frames come first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
