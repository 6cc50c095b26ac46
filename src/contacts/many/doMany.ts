import { failureOf } from '../../firebase/remoteCall';
import { inParallel } from '../../lib/inParallel';
import type { RemoteFailure } from '../../lib/remoteFailure';
import type { MoveOptions } from '../bin/moveCards';

/** How many are under way at a time. */
const WIDTH = 8;

/** How often progress is told: at each of thousands it would be a burden. */
const TOLD_EVERY = 10;

/** Failures of one contact, which say nothing of the others. */
const OF_ONE: readonly RemoteFailure[] = ['denied', 'missing'];

export interface Many<Item, Answer> {
  /** Of those that were done. */
  answers: ReadonlyMap<Item, Answer>;
  /** Why others were not; `null` where nothing has failed. */
  failure: RemoteFailure | null;
}

/** Does `work` for each item. Never throws; begins nothing more after a failure that all would meet. */
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
