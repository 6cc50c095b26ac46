import { failureOf } from '../../../firebase/remoteCall';
import { inParallel } from '../../../platform/inParallel';
import { keepTabOpen } from '../../../platform/keepTabOpen';
import {
  failureReason,
  writeFailureReason,
  type RemoteFailure,
} from '../../../platform/remoteFailure';
import { sentences } from '../../../platform/text';
import type { Notice, NoticeAction } from '../../../session/notices';
import { progressText } from '../../model/sentences';
import type { ContactSession } from '../ContactSession';

/** How work on many items is followed and stopped. */
export interface WorkOptions {
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** After so many refusals in a row, all others would be refused too. */
export const MOST_REFUSALS = 10;

/** How many items are worked on at a time. */
const WIDTH = 8;

/** How often progress is shown: after each item would be too often. */
const SHOWN_EVERY = 10;

/** Failures that concern only one contact. */
const OF_ONE: readonly RemoteFailure[] = ['denied', 'missing'];

/** From so many on, each change would come back as an event of its own, and the page would hear of nothing else. */
const MANY = 100;

/** Work on one contact or on thousands, and how a notice tells of it: `Deleting` `12 contacts`. */
interface Operation<Outcome> {
  doing: string;
  what: string;
  count: number;
  /** A notice whose place it takes. */
  before?: Notice | undefined;
  /** Does it. Never throws. */
  run: (options: WorkOptions) => Promise<Outcome>;
  end: (outcome: Outcome) => End;
}

/** The notice at the end. `undo` and `again` ("Try Again") get it: what they begin takes its place. */
interface End extends Pick<Notice, 'kind' | 'text' | 'stays' | 'tellsOfAdded' | 'focus'> {
  undo?: ((notice: Notice) => unknown) | false;
  again?: ((notice: Notice) => unknown) | false;
  links?: readonly NoticeAction[];
}

/**
 * Runs an operation: a notice with Stop while it runs, and another at its end. The tab asks
 * before it closes, and the listener rests while the work is on many. Verbs and work of their own on many call it.
 */
export async function operate<Outcome>(
  { notices, store }: Pick<ContactSession, 'notices' | 'store'>,
  { doing, what, count, before, run, end }: Operation<Outcome>,
): Promise<Outcome> {
  const letTabClose = keepTabOpen();
  const { worksOnMany } = store;
  const isMany = count >= MANY;
  if (isMany) worksOnMany.set(worksOnMany.current() + 1);
  const work = new AbortController();
  const actions = count > 1 ? [{ label: 'Stop', act: () => work.abort() }] : [];
  let shown = notices.show({ kind: 'busy', text: `${doing} ${what}...`, actions }, before);
  const outcome = await run({
    signal: work.signal,
    onProgress: (done) => {
      if (count === 1 || work.signal.aborted) return;
      const text = progressText(doing, done, count);
      shown = notices.show({ kind: 'busy', text, actions }, shown);
    },
  });
  letTabClose();
  if (isMany) worksOnMany.set(worksOnMany.current() - 1);
  const { undo, again, links = [], ...words } = end(outcome);
  const tryAgain = again && { label: 'Try Again', act: () => void again(notice) };
  const notice: Notice = {
    ...words,
    actions: [...(tryAgain ? [tryAgain] : []), ...links],
    ...(undo && { undo: () => void undo(notice) }),
  };
  notices.show(notice, shown);
  return outcome;
}

/** What came of the work on each item. */
interface Each<Item, Answer> {
  answers: ReadonlyMap<Item, Answer>;
  /** Those without an answer, and why, in words. */
  left: readonly Item[];
  why: string;
  failure: RemoteFailure | null;
}

/**
 * Does `work`, which throws `RemoteError`, for each item, some at a time. Never throws; starts nothing more after a
 * failure that concerns all. An undo can be repeated without a check, and says so.
 */
export async function doEach<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  { onProgress, signal, isUndo = false }: WorkOptions & { isUndo?: boolean },
): Promise<Each<Item, Answer>> {
  const answers = new Map<Item, Answer>();
  const failures: RemoteFailure[] = [];
  let refusals = 0;
  const isRefused = () => refusals >= MOST_REFUSALS;
  const isOver = () => isRefused() || failures.some((failure) => !OF_ONE.includes(failure));
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
    if (answers.size % SHOWN_EVERY === 0) onProgress?.(answers.size);
  });
  const failure = failures.at(-1) ?? null;
  const reason = isUndo ? failureReason : writeFailureReason;
  const why = sentences(
    failure ? reason(failure) : 'You stopped it.',
    isRefused() && `We stopped after ${String(MOST_REFUSALS)} refusals in a row.`,
  );
  return { answers, left: items.filter((item) => !answers.has(item)), why, failure };
}
