import { failureOf } from '../../firebase/remoteCall';
import { inParallel } from '../../lib/inParallel';
import type { RemoteFailure } from '../../lib/remoteFailure';
import type { MoveOptions } from '../bin/moveCards';

const WIDTH = 8;

/** How often progress is shown: after each item would be too often. */
const TOLD_EVERY = 10;

/** Failures that concern only one contact. */
const OF_ONE: readonly RemoteFailure[] = ['denied', 'missing'];

export interface Many<Item, Answer> {
  answers: ReadonlyMap<Item, Answer>;
  failure: RemoteFailure | null;
}

/** Runs `work` for each item. Never throws; starts nothing more after a failure that concerns all. */
export async function doMany<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  { onProgress, signal }: MoveOptions = {},
): Promise<Many<Item, Answer>> {
  const answers = new Map<Item, Answer>();
  const failures: RemoteFailure[] = [];
  await inParallel(items, WIDTH, async (item) => {
    if (signal?.aborted || failures.some((failure) => !OF_ONE.includes(failure))) return;
    try {
      answers.set(item, await work(item));
    } catch (error) {
      failures.push(failureOf(error));
    }
    if (answers.size % TOLD_EVERY === 0) onProgress?.(answers.size);
  });
  return { answers, failure: failures.at(-1) ?? null };
}
