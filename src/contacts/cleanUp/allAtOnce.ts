import { RemoteError } from '../../firebase/remoteCall';
import { counted, sentences } from '../../platform/text';
import type { Notice, NoticeAction } from '../../session/notices';
import type { Contact } from '../model/contact';
import { listed } from '../model/sentences';
import type { ContactSession } from '../store/ContactSession';
import type { OpenMistake } from '../store/analysis/Analyzer';
import { RECENTLY_DELETED } from '../store/bin/storedBin';
import type { Correction } from '../store/verbs/Contacts';
import type { Merged } from '../store/verbs/mergeContacts';
import { doEach, operate } from '../store/verbs/Operation';
import { countTaken } from './answers';
import type { Group } from './groups';
import { mergedFieldsOf } from '../model/mergedFields';

/** What is done with many items at once, and how it is told. `null`: an item is as it was, and no failure. */
interface All<Item, Done> {
  doing: string;
  undoing: string;
  what: (count: number) => string;
  contacts: (item: Item) => readonly [Contact, ...Contact[]];
  work: (item: Item) => Promise<Done | null>;
  undo: (item: Item, done: Done) => Promise<true | null>;
  onDone?: (by: number) => void;
  /** In words: what was done of the first, and of the second why it was not. */
  done: readonly [(what: string) => string, (names: string) => string];
  undone: readonly [(what: string) => string, (names: string) => string];
  links?: readonly NoticeAction[];
}

/** Applies all these suggestions, each as an ordinary save, and shows a notice with Undo of all (R15.157). */
export function takeAll(session: ContactSession, mistakes: readonly OpenMistake[]): Promise<void> {
  const [first] = mistakes;
  return doAll<OpenMistake, Contact>(session, mistakes, {
    ...{ doing: 'Fixing', undoing: 'Putting back' },
    what: (count) => counted(count, 'text', 'texts'),
    contacts: ({ contact }) => [contact],
    work: async ({ contact, suggestion }) =>
      savedOf(await session.contacts.correct(contact, suggestion ?? {})),
    undo: async ({ texts }, saved) => savedOf(await session.contacts.putBack(saved, texts)) && true,
    onDone: (by) => first && countTaken(session, first.kind, by),
    done: [
      (what) => `${what} ${isAre(what, 'was', 'were')} fixed.`,
      (names) => `${names} changed elsewhere in the meantime.`,
    ],
    undone: [(what) => `${what} ${isAre(what)} as before.`, (names) => `${names} changed since.`],
  });
}

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

/** Merges each pair into one card and shows a notice with Undo of all (R15.118). */
export function mergeAll(session: ContactSession, pairs: readonly Pair[]): Promise<void> {
  return doAll<Pair, Merged>(session, pairs, {
    ...{ doing: 'Merging', undoing: 'Bringing back' },
    what: (count) => counted(count, 'pair', 'pairs'),
    contacts: ({ kept, other }) => [kept, other],
    work: async ({ kept, other }) => {
      const answer = await session.contacts.merge(kept.id, [other.id]);
      if (answer.kind === 'failed') throw new RemoteError(answer.failure, null);
      return answer.kind === 'done' ? answer.one : null;
    },
    undo: async (_, one) => {
      const result = await session.contacts.undoMerge(one);
      if (result.kind === 'failed') throw new RemoteError(result.failure, null);
      return result.kind === 'done' || null;
    },
    done: [
      (what) =>
        `${what} ${isAre(what)} one card each now. The other cards are in Recently Deleted.`,
      (names) => `The notes of ${names} would be too long for one card.`,
    ],
    undone: [
      (what) => `${what} ${isAre(what)} back.`,
      (names) =>
        `The cards of ${names} were changed since: their other cards are in Recently Deleted.`,
    ],
    links: [RECENTLY_DELETED],
  });
}

async function doAll<Item, Done>(
  session: ContactSession,
  items: readonly Item[],
  all: All<Item, Done>,
): Promise<void> {
  const { doing, what, contacts, work } = all;
  const namesOf = (some: readonly Item[]) => listed(some.map((item) => contacts(item)[0]));
  await operate(session, {
    ...{ doing, what: what(items.length), count: items.length },
    run: (options) => doEach(items, work, options),
    end: ({ answers, left, why }) => {
      const done = new Map([...answers].flatMap(([item, one]) => (one ? [[item, one]] : [])));
      const refused = items.filter((item) => answers.get(item) === null);
      if (done.size > 0) all.onDone?.(done.size);
      return {
        kind: done.size > 0 ? 'success' : 'error',
        text: sentences(
          done.size > 0 && all.done[0](what(done.size)),
          refused.length > 0 && all.done[1](namesOf(refused)),
          left.length > 0 && `${namesOf(left)} stayed as before. ${why}`,
        ),
        stays: done.size < items.length,
        undo: done.size > 0 && ((notice) => undoAll(session, done, all, notice)),
        links: all.links ?? [],
      };
    },
  });
}

async function undoAll<Item, Done>(
  session: ContactSession,
  done: ReadonlyMap<Item, Done>,
  all: All<Item, Done>,
  before: Notice,
): Promise<void> {
  const { undoing, what, contacts } = all;
  const items = [...done];
  type Each = (typeof items)[number];
  const namesOf = (some: readonly Each[]) => listed(some.map(([item]) => contacts(item)[0]));
  const work = (each: Each) => all.undo(...each);
  await operate(session, {
    ...{ doing: undoing, what: what(items.length), count: items.length, before },
    run: (options) => doEach(items, work, { ...options, isUndo: true }),
    end: ({ answers, left, why }) => {
      const back = items.filter((each) => answers.get(each));
      const changed = items.filter((each) => answers.get(each) === null);
      if (back.length > 0) all.onDone?.(-back.length);
      const isDone = back.length === items.length;
      return {
        kind: isDone ? 'success' : 'error',
        text: sentences(
          back.length > 0 && all.undone[0](what(back.length)),
          changed.length > 0 && all.undone[1](namesOf(changed)),
          left.length > 0 && `${namesOf(left)} couldn’t be put back. ${why}`,
        ),
        tellsOfAdded: true,
        again: left.length > 0 && ((notice) => undoAll(session, new Map(left), all, notice)),
        links: isDone ? [] : (all.links ?? []),
      };
    },
  });
}

/** The saved contact; `null` if it was changed elsewhere. Throws `RemoteError`. */
function savedOf(result: Correction): Contact | null {
  if (result.kind === 'failed') throw new RemoteError(result.failure, null);
  return result.kind === 'saved' ? result.contact : null;
}

function isAre(what: string, one = 'is', many = 'are'): string {
  return what.startsWith('1 ') ? one : many;
}
