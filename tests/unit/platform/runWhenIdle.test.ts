import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhenIdle } from '../../../src/platform/runWhenIdle';

let done: string[];
const tasks = ['name', 'company', 'title'].map((task) => () => {
  done.push(task);
});

beforeEach(() => {
  done = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that is idle when the test says so, with this many ms to spare. */
function idleBrowser(): (remaining: number) => void {
  const asked = new Map<number, IdleRequestCallback>();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
    asked.set(++last, callback);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => asked.delete(handle));
  return (remaining) => {
    const now = [...asked.values()];
    asked.clear();
    for (const callback of now) callback({ didTimeout: false, timeRemaining: () => remaining });
  };
}

test('each task has an idle period of its own', () => {
  const idle = idleBrowser();
  runWhenIdle(tasks);
  expect(done).toEqual([]);
  idle(50);
  expect(done).toEqual(['name']);
  idle(50);
  idle(50);
  expect(done).toEqual(['name', 'company', 'title']);
  idle(50);
  vi.runAllTimers();
  expect(done).toHaveLength(3);
});

test('the time between two frames is not enough: a task waits for more', () => {
  const idle = idleBrowser();
  runWhenIdle(tasks);
  idle(12);
  expect(done).toEqual([]);
  idle(50);
  expect(done).toEqual(['name']);
});

test('where something moves all the time, a task runs after a second', () => {
  const idle = idleBrowser();
  runWhenIdle(tasks);
  vi.advanceTimersByTime(999);
  idle(12);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  idle(12);
  expect(done).toEqual(['name']);
  idle(12);
  expect(done).toEqual(['name']);
});

test('called off, nothing more is run', () => {
  const idle = idleBrowser();
  const cancel = runWhenIdle(tasks);
  idle(50);
  cancel();
  idle(50);
  expect(done).toEqual(['name']);
});

test('where the browser does not say when it is idle, each task follows after a pause', () => {
  const cancel = runWhenIdle(tasks);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(done).toEqual(['name']);
  vi.advanceTimersByTime(50);
  expect(done).toEqual(['name', 'company']);
  cancel();
  vi.runAllTimers();
  expect(done).toHaveLength(2);
});
