import { expect, test, vi } from 'vitest';
import { atOnce, inShortTasks, mapInShortTasks } from '../../../src/platform/inParts';

/** Work of so many parts, each of which takes `ms` by the clock. */
function* work(parts: number, ms: number): Generator<void, string> {
  for (let part = 0; part < parts; part += 1) {
    vi.advanceTimersByTime(ms);
    yield;
  }
  return 'done';
}

test('both ways give the answer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(atOnce(work(3, 4))).toBe('done');
  await expect(inShortTasks(work(3, 4), new AbortController().signal)).resolves.toBe('done');
  vi.useRealTimers();
});

test('a task ends once it has taken 10 ms, and the rest comes in later ones', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const tasks: number[] = [];
  let parts = 0;
  const counted = function* (): Generator<void, void> {
    for (const part of work(10, 4)) {
      parts += 1;
      yield part;
    }
  };
  const end = inShortTasks(counted(), new AbortController().signal);
  for (let task = 0; task < 5; task += 1) {
    tasks.push(parts);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await end;
  vi.useRealTimers();
  expect(tasks.slice(0, 4)).toEqual([3, 6, 9, 10]);
});

test('items are mapped in their order, those that take long in later tasks', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const events: string[] = [];
  // Asked for before the first task is done, so its turn comes before the second.
  setTimeout(() => events.push('page'));
  const mapped = await mapInShortTasks(['a', 'b', 'c'], (item) => {
    vi.advanceTimersByTime(6);
    events.push(item);
    return item.toUpperCase();
  });
  vi.useRealTimers();
  expect(mapped).toEqual(['A', 'B', 'C']);
  expect(events).toEqual(['a', 'b', 'page', 'c']);
  expect(await mapInShortTasks([], String)).toEqual([]);
});

test('it goes on no more once it is over', async () => {
  const over = new AbortController();
  const end = inShortTasks(
    (function* () {
      yield;
      over.abort();
      yield;
      throw new Error('It went on.');
    })(),
    over.signal,
  );
  await expect(end).rejects.toThrow(/abort/i);
});
