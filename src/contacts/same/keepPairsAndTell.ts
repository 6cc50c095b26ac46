import { RemoteError } from '../../firebase/remoteCall';
import { failureReason, writeFailureReason } from '../../lib/remoteFailure';
import { counted } from '../../lib/text';
import type { Notice } from '../../session/notices';
import { listed } from '../bin/binTexts';
import { BIN_PATH } from '../bin/deletion';
import { doMany } from '../many/doMany';
import { tellWork } from '../many/tellWork';
import type { ContactSession } from '../store/useContactStore';
import { keepOne, undoKeepOne, type KeptOne } from './keepOne';
import type { Pair } from './pairs';
import { showBack, showKept } from './showKept';

const BIN = { label: 'Recently Deleted', to: BIN_PATH };

/** Makes one card of each pair, and says so, with Undo of all (R15.118). What fails stays as it is. */
export async function keepPairsAndTell(
  session: ContactSession,
  pairs: readonly Pair[],
): Promise<void> {
  const told = { doing: 'Keeping one of', what: counted(pairs.length, 'pair', 'pairs') };
  const work = tellWork(session, { ...told, count: pairs.length });
  const { answers, failure } = await doMany(
    pairs,
    async ({ kept, other }) => {
      const result = await keepOne(session.uid, kept.id, [other.id]);
      if (result.kind === 'failed') throw new RemoteError(result.failure, null);
      if (result.kind === 'tooLong') return null;
      showKept(session, result.one);
      return result.one;
    },
    work.options,
  );
  const kept = [...answers.values()].filter((one) => one !== null);
  const tooLong = pairs.filter((pair) => answers.get(pair) === null);
  const left = pairs.filter((pair) => !answers.has(pair));
  const namesOf = (some: readonly Pair[]) => listed(some.map((pair) => pair.kept));
  const text = [
    kept.length > 0 &&
      `${counted(kept.length, 'pair is', 'pairs are')} one card each now. The other cards are in Recently Deleted.`,
    tooLong.length > 0 && `The notes of ${namesOf(tooLong)} would be too long for one card.`,
    left.length > 0 &&
      `${namesOf(left)} ${left.length === 1 ? 'stays' : 'stay'} as before. ${failure ? writeFailureReason(failure) : 'You stopped it.'}`,
  ];
  const notice: Notice = {
    kind: kept.length > 0 ? 'success' : 'error',
    text: text.filter(Boolean).join(' '),
    stays: kept.length < pairs.length,
    ...(kept.length > 0 && { undo: () => void undoPairsAndTell(session, kept, notice) }),
    actions: [BIN],
  };
  work.end(notice);
  // An answer may have been lost: the list shows what is stored.
  if (failure) {
    const ids = left.flatMap((pair) => [pair.kept.id, pair.other.id]);
    await session.store.check(ids);
  }
}

/** Brings all cards back, but for those that were changed since. What fails can be tried again. */
async function undoPairsAndTell(
  session: ContactSession,
  kept: readonly KeptOne[],
  before: Notice,
): Promise<void> {
  const told = { doing: 'Bringing back', what: counted(kept.length, 'pair', 'pairs') };
  const work = tellWork(session, { ...told, count: kept.length }, before);
  const { answers, failure } = await doMany(
    kept,
    async (one) => {
      const result = await undoKeepOne(session.uid, one);
      if (result.kind === 'failed') throw new RemoteError(result.failure, null);
      if (result.kind === 'done') showBack(session, result.contacts);
      return result.kind;
    },
    work.options,
  );
  const back = kept.filter((one) => answers.get(one) === 'done');
  const changed = kept.filter((one) => answers.get(one) === 'changed');
  const left = kept.filter((one) => !answers.has(one));
  const namesOf = (some: readonly KeptOne[]) => listed(some.map((one) => one.kept));
  const text = [
    back.length > 0 && `${counted(back.length, 'pair is', 'pairs are')} back.`,
    changed.length > 0 &&
      `The cards of ${namesOf(changed)} were changed since: their other cards are in Recently Deleted.`,
    left.length > 0 &&
      `The cards of ${namesOf(left)} couldn’t be brought back. ${failure ? failureReason(failure) : 'You stopped it.'}`,
  ];
  const again = {
    label: 'Try Again',
    act: () => void undoPairsAndTell(session, left, notice),
  };
  const isDone = back.length === kept.length;
  const notice: Notice = {
    kind: isDone ? 'success' : 'error',
    text: text.filter(Boolean).join(' '),
    tellsOfAdded: true,
    ...(!isDone && { actions: [...(left.length > 0 ? [again] : []), BIN] }),
  };
  work.end(notice);
}
