import { failureOf } from '../../../firebase/remoteCall';
import { inParallel } from '../../../platform/inParallel';
import type { RemoteFailure } from '../../../platform/remoteFailure';
import type { MoveOptions } from '../bin/moveCards';

const WIDTH = 8;

/** How often progress is shown: after each item would be too often. */
const TOLD_EVERY = 10;

/** Failures that concern only one contact. */
const OF_ONE: readonly RemoteFailure[] = ['denied', 'missing'];

/** After so many in a row, all others would be refused too. */
export const MOST_REFUSALS = 10;

export interface Many<Item, Answer> {
  answers: ReadonlyMap<Item, Answer>;
  failure: RemoteFailure | null;
  /** Whether it stopped after `MOST_REFUSALS`. */
  isRefused: boolean;
}

/** Runs `work` for each item. Never throws; starts nothing more after a failure that concerns all. */
export async function doMany<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  { onProgress, signal }: MoveOptions = {},
): Promise<Many<Item, Answer>> {
  const answers = new Map<Item, Answer>();
  const failures: RemoteFailure[] = [];
  let refusals = 0;
  const isOver = () =>
    refusals >= MOST_REFUSALS || failures.some((failure) => !OF_ONE.includes(failure));
  await inParallel(items, WIDTH, async (item) => {
    if (signal?.aborted || isOver()) return;
    try {
      answers.set(item, await work(item));
      refusals = 0;
    } catch (error) {
      const failure = failureOf(error);
      failures.push(failure);
      if (failure === 'denied') refusals += 1;
    }
    if (answers.size % TOLD_EVERY === 0) onProgress?.(answers.size);
  });
  return { answers, failure: failures.at(-1) ?? null, isRefused: refusals >= MOST_REFUSALS };
}
