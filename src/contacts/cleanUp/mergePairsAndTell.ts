import { RemoteError } from '../../firebase/remoteCall';
import { counted, sentences } from '../../platform/text';
import type { Notice } from '../../session/notices';
import { listed } from '../model/sentences';
import { BIN_PATH } from '../store/bin/storedBin';
import { runWithNotice } from '../store/workWithNotice';
import type { ContactSession } from '../store/ContactSession';
import { mergeAndShow, undoAndShow, type Merged } from './mergeContacts';
import type { Contact } from '../model/contact';
import type { Group } from './groups';
import { mergedFieldsOf } from './mergedFields';

/** Two cards that are most likely of one person, and which one stays. */
export interface Pair {
  kept: Contact;
  other: Contact;
}

/** The most pairs at once: as many as somebody reads. */
const MOST_PAIRS = 50;

/** The first strong groups of two: the newer card stays (R15.118). `tooLong`: whose notes would be too long. */
export function pairsOf(groups: readonly Group[]): { pairs: Pair[]; tooLong: Pair[] } {
  const all = groups.flatMap(({ confidence, contacts, more }) => {
    const [kept, other, third] = contacts;
    const isPair = confidence === 'strong' && more === 0 && !third;
    return isPair && kept && other ? [{ kept, other }] : [];
  });
  const first = all.slice(0, MOST_PAIRS);
  const isTooLong = ({ kept, other }: Pair) => mergedFieldsOf(kept, [other]) === null;
  return { pairs: first.filter((pair) => !isTooLong(pair)), tooLong: first.filter(isTooLong) };
}

const BIN = { label: 'Recently Deleted', to: BIN_PATH };

/** Merges each pair into one card and shows a notice with Undo of all (R15.118). Failed pairs stay as they are. */
export async function mergePairsAndTell(
  session: ContactSession,
  pairs: readonly Pair[],
): Promise<void> {
  const work = {
    ...{ doing: 'Keeping one of', what: counted(pairs.length, 'pair', 'pairs'), items: pairs },
    work: async ({ kept, other }: Pair) => {
      const answer = await mergeAndShow(session, kept.id, [other.id]);
      if (answer.kind === 'failed') throw new RemoteError(answer.failure, null);
      if (answer.kind === 'tooLong') return null;
      return answer.one;
    },
  };
  const result = await runWithNotice(session, work, ({ answers, left, why }) => {
    const kept = [...answers.values()].filter((one) => one !== null);
    const tooLong = pairs.filter((pair) => answers.get(pair) === null);
    const namesOf = (some: readonly Pair[]) => listed(some.map((pair) => pair.kept));
    return {
      kind: kept.length > 0 ? 'success' : 'error',
      text: sentences(
        kept.length > 0 &&
          `${counted(kept.length, 'pair is', 'pairs are')} one card each now. The other cards are in Recently Deleted.`,
        tooLong.length > 0 && `The notes of ${namesOf(tooLong)} would be too long for one card.`,
        left.length > 0 &&
          `${namesOf(left)} ${left.length === 1 ? 'stays' : 'stay'} as before. ${why}`,
      ),
      stays: kept.length < pairs.length,
      undo: kept.length > 0 && ((notice) => undoPairsAndTell(session, kept, notice)),
      links: [BIN],
    };
  });
  // An answer may have been lost: reads what is stored.
  if (result.failure) {
    const ids = result.left.flatMap((pair) => [pair.kept.id, pair.other.id]);
    await session.store.check(ids);
  }
}

async function undoPairsAndTell(
  session: ContactSession,
  kept: readonly Merged[],
  before: Notice,
): Promise<void> {
  const work = {
    ...{ doing: 'Bringing back', what: counted(kept.length, 'pair', 'pairs'), items: kept, before },
    isUndo: true,
    work: async (one: Merged) => {
      const result = await undoAndShow(session, one);
      if (result.kind === 'failed') throw new RemoteError(result.failure, null);
      return result.kind;
    },
  };
  await runWithNotice(session, work, ({ answers, left, why }) => {
    const back = kept.filter((one) => answers.get(one) === 'done');
    const changed = kept.filter((one) => answers.get(one) === 'changed');
    const namesOf = (some: readonly Merged[]) => listed(some.map((one) => one.kept));
    const isDone = back.length === kept.length;
    return {
      kind: isDone ? 'success' : 'error',
      text: sentences(
        back.length > 0 && `${counted(back.length, 'pair is', 'pairs are')} back.`,
        changed.length > 0 &&
          `The cards of ${namesOf(changed)} were changed since: their other cards are in Recently Deleted.`,
        left.length > 0 && `The cards of ${namesOf(left)} couldn’t be brought back. ${why}`,
      ),
      tellsOfAdded: true,
      again: (notice) => undoPairsAndTell(session, left, notice),
      links: isDone ? [] : [BIN],
    };
  });
}
