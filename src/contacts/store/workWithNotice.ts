import { failureOf } from '../../firebase/remoteCall';
import { inParallel } from '../../platform/inParallel';
import { keepTabOpen } from '../../platform/keepTabOpen';
import {
  failureReason,
  writeFailureReason,
  type RemoteFailure,
} from '../../platform/remoteFailure';
import { sentences } from '../../platform/text';
import type { Notice, NoticeAction } from '../../session/notices';
import { progressText } from '../model/sentences';
import type { ContactSession } from './ContactSession';
import { MOST_REFUSALS, type WorkOptions } from './workOptions';

const WIDTH = 8;

/** How often progress is shown: after each item would be too often. */
const SHOWN_EVERY = 10;

/** Failures that concern only one contact. */
const OF_ONE: readonly RemoteFailure[] = ['denied', 'missing'];

/** From so many on, each change would come back as an event of its own, and the page would hear of nothing else. */
const MANY = 100;

interface Many<Item, Answer> {
  answers: ReadonlyMap<Item, Answer>;
  failure: RemoteFailure | null;
  /** Whether it stopped after `MOST_REFUSALS`. */
  isRefused: boolean;
}

/** Runs `work` for each item. Never throws; starts nothing more after a failure that concerns all. */
async function doMany<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  { onProgress, signal }: WorkOptions = {},
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
    if (answers.size % SHOWN_EVERY === 0) onProgress?.(answers.size);
  });
  return { answers, failure: failures.at(-1) ?? null, isRefused: refusals >= MOST_REFUSALS };
}

/** Work on several contacts, as its notices name it: `Deleting` `12 contacts`. */
export interface WorkName {
  doing: string;
  what: string;
}

/** Shows a notice with Stop while work runs, and keeps the tab open until its end. */
export function startWork(
  { notices, store }: Pick<ContactSession, 'notices' | 'store'>,
  { doing, what, count }: WorkName & { count: number },
  before?: Notice,
) {
  const letTabClose = keepTabOpen();
  const { worksOnMany } = store;
  const isMany = count >= MANY;
  if (isMany) worksOnMany.set(worksOnMany.current() + 1);
  const work = new AbortController();
  const actions = count > 1 ? [{ label: 'Stop', act: () => work.abort() }] : [];
  let shown = notices.show({ kind: 'busy', text: `${doing} ${what}...`, actions }, before);
  const options: WorkOptions = {
    signal: work.signal,
    onProgress: (done) => {
      if (count === 1 || work.signal.aborted) return;
      shown = notices.show(
        { kind: 'busy', text: progressText(doing, done, count), actions },
        shown,
      );
    },
  };
  const end = (notice: Notice) => {
    letTabClose();
    if (isMany) worksOnMany.set(worksOnMany.current() - 1);
    notices.show(notice, shown);
  };
  return { options, end };
}

interface Work<Item, Answer> extends WorkName {
  items: readonly Item[];
  /** Throws `RemoteError` if it fails: the item is then left. */
  work: (item: Item) => Promise<Answer>;
  /** Whether it is an undo, which can be repeated without a check. */
  isUndo?: boolean;
  before?: Notice | undefined;
}

interface Outcome<Item, Answer> extends Many<Item, Answer> {
  left: readonly Item[];
  why: string;
}

/** The notice at the end. `undo` and `again` get that notice, to take its place. */
interface End extends Pick<Notice, 'kind' | 'text' | 'stays' | 'tellsOfAdded'> {
  undo?: ((notice: Notice) => unknown) | false;
  /** "Try Again", where something is left. */
  again?: (notice: Notice) => unknown;
  links?: readonly NoticeAction[];
}

/** Does `work` for each item, with a notice while it runs and another at its end. */
export async function runWithNotice<Item, Answer>(
  session: ContactSession,
  { items, work, isUndo = false, before, ...name }: Work<Item, Answer>,
  endOf: (outcome: Outcome<Item, Answer>) => End,
): Promise<Outcome<Item, Answer>> {
  const { options, end } = startWork(session, { ...name, count: items.length }, before);
  const done = await doMany(items, work, options);
  const left = items.filter((item) => !done.answers.has(item));
  const reason = isUndo ? failureReason : writeFailureReason;
  const why = sentences(
    done.failure ? reason(done.failure) : 'You stopped it.',
    done.isRefused && `We stopped after ${String(MOST_REFUSALS)} refusals in a row.`,
  );
  const outcome = { ...done, left, why };
  const { undo, again, links = [], ...rest } = endOf(outcome);
  const tryAgain = { label: 'Try Again', act: () => void again?.(notice) };
  const actions = [...(again && left.length > 0 ? [tryAgain] : []), ...links];
  const notice: Notice = {
    ...rest,
    actions,
    ...(undo && { undo: () => void undo(notice) }),
  };
  end(notice);
  return outcome;
}
