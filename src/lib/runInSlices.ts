import { nextTask } from './mapInChunks';

const SLICE = 10;

/** Runs short tasks in order, in slices that do not delay a key press or a frame. */
export async function runInSlices(tasks: Iterable<() => void>): Promise<void> {
  let begin = performance.now();
  for (const task of tasks) {
    if (performance.now() - begin > SLICE) {
      await nextTask();
      begin = performance.now();
    }
    task();
  }
}
