import { failureReason, writeFailureReason } from '../../../platform/remoteFailure';
import { sentences } from '../../../platform/text';
import type { Notice, NoticeAction } from '../../../session/notices';
import type { ContactSession } from '../ContactSession';
import { doMany, MOST_REFUSALS, type Many } from './doMany';
import { tellWork, type WorkName } from './tellWork';

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
export async function runAndTell<Item, Answer>(
  session: ContactSession,
  { items, work, isUndo = false, before, ...name }: Work<Item, Answer>,
  endOf: (outcome: Outcome<Item, Answer>) => End,
): Promise<Outcome<Item, Answer>> {
  const { options, end } = tellWork(session, { ...name, count: items.length }, before);
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
