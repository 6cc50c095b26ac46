import type { Contact } from '../model/contact';
import type { ContactTextField } from '../model/fields';
import { foldedText } from '../text/fold';
import { hasLetterAmongDigits, parsedPhones, samePhones } from '../text/phones';
import type { Entries } from '../store/decisions/Decisions';
import type { SamePair } from '../model/same/samePair';

/** Cards that may be of one person, to answer at once. */
export interface Group {
  /** Of its cards. */
  key: string;
  confidence: SamePair['confidence'];
  contacts: readonly Contact[];
  reasons: readonly string[];
  /** How many more cards belong to it: they come once these are answered. */
  more: number;
}

export const CONFIDENCES = {
  strong: 'Most likely one person',
  maybe: 'Maybe one person',
} as const;

/** The answer about two cards: one person with two cards, or two people. */
export type PairAnswer = 'both' | 'apart';

/** The key of the answer for two cards, in the decisions' part `pairs`. */
export function pairQuestion(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** The hash of both tabs: what is asked of this card comes first. */
export function hashOf(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

/** The answer for each two of these cards. */
export function answersFor(
  contacts: readonly Contact[],
  answer: PairAnswer,
): Map<string, PairAnswer> {
  const answers = new Map<string, PairAnswer>();
  contacts.forEach(({ id }, index) => {
    for (const other of contacts.slice(index + 1)) answers.set(pairQuestion(id, other.id), answer);
  });
  return answers;
}

const MOST_CARDS = 4;

/**
 * The unanswered pairs as groups of one confidence, the strong first (A, B and C together), without two told apart. Of
 * many cards those that are asked for (`isAsked`) and the newest are in it.
 */
export function openGroups(
  pairs: readonly SamePair[],
  entries: Entries,
  contactOf: (id: string) => Contact | undefined,
  isAsked: (id: string) => boolean = () => false,
): Group[] {
  const open = pairs.filter(
    ({ a, b }) => !entries.has(pairQuestion(a, b)) && contactOf(a) && contactOf(b),
  );
  return (['strong', 'maybe'] as const).flatMap((confidence) => {
    const own = open.filter((pair) => pair.confidence === confidence);
    return joined(own, entries).map((group) =>
      groupOf(confidence, group, entries, contactOf, isAsked),
    );
  });
}

interface Joined {
  ids: Set<string>;
  reasons: Set<string>;
}

function joined(pairs: readonly SamePair[], entries: Entries): Joined[] {
  const groupOfId = new Map<string, Joined>();
  const groups = new Set<Joined>();
  const isApart = (one: Joined, other: Joined) =>
    [...one.ids].some((a) =>
      [...other.ids].some((b) => entries.get(pairQuestion(a, b)) === 'apart'),
    );
  const start = (id: string): Joined => ({ ids: new Set([id]), reasons: new Set() });
  for (const { a, b, reasons } of pairs) {
    const one = groupOfId.get(a) ?? start(a);
    const other = groupOfId.get(b) ?? start(b);
    if (one !== other && isApart(one, other)) continue;
    const all: Joined = {
      ids: new Set([...one.ids, ...other.ids]),
      reasons: new Set([...one.reasons, ...other.reasons, ...reasons]),
    };
    groups.delete(one);
    groups.delete(other);
    groups.add(all);
    for (const id of all.ids) groupOfId.set(id, all);
  }
  return [...groups];
}

function groupOf(
  confidence: Group['confidence'],
  { ids, reasons }: Joined,
  entries: Entries,
  contactOf: (id: string) => Contact | undefined,
  isAsked: (id: string) => boolean,
): Group {
  const contacts = [...ids].flatMap((id) => contactOf(id) ?? []).sort(byAge);
  const asked = contacts.find(({ id }) => isAsked(id)) ?? contacts[0];
  // Each two of the newest four may have their answer: then another one stands beside that card.
  const isOpen = ({ id }: Contact) =>
    id !== asked?.id && !entries.has(pairQuestion(id, asked?.id ?? ''));
  const first = [asked, contacts.find(isOpen), ...contacts].filter((one) => one !== undefined);
  const shown = [...new Set(first)].slice(0, MOST_CARDS).sort(byAge);
  return {
    key: shown.map(({ id }) => id).join(' '),
    confidence,
    contacts: shown,
    reasons: [...reasons],
    more: Math.max(0, contacts.length - MOST_CARDS),
  };
}

/** Whether texts of a field are the same but for case, accents and, where these mean nothing, signs. */
function isSpelledAlike(field: ContactTextField, texts: readonly string[]): boolean {
  const signs = field === 'email' || field === 'website' ? /\s/gu : /[^\p{L}\p{N}]/gu;
  const [first, ...others] = texts.map((text) => foldedText(text).replace(signs, ''));
  return others.every((text) => text === first);
}

/** Whether two texts of a field say the same: a number is that with its country's code, too. */
function isSame(field: ContactTextField, a: string, b: string): boolean {
  if (isSpelledAlike(field, [a, b])) return true;
  if (field !== 'phone' || hasLetterAmongDigits(a) || hasLetterAmongDigits(b)) return false;
  return samePhones(parsedPhones(a), parsedPhones(b)).length > 0;
}

const SAME: Partial<Record<string, ContactTextField>> = {
  'Same name': 'name',
  'Same email': 'email',
  'Same phone': 'phone',
  'Same address': 'address',
  'Same company': 'company',
};

/** The reasons as they are shown: what the cards say differently isn't called the same. */
export function shownReasons({ reasons, contacts }: Pick<Group, 'reasons' | 'contacts'>): string[] {
  const shown = reasons.map((reason) => {
    const field = SAME[reason];
    if (!field) return reason;
    const texts = contacts.map((contact) => contact[field]).filter(Boolean);
    const others = (at: number) => texts.slice(at + 1);
    if (texts.every((text, at) => others(at).every((other) => isSame(field, text, other)))) {
      return reason;
    }
    const areTwo = texts.some((text, at) => others(at).some((other) => isSame(field, text, other)));
    return reason.replace('Same', areTwo ? 'Two with the same' : 'Almost the same');
  });
  return [...new Set(shown)];
}

/** How the texts of a field differ, in words. */
export function differenceIn(field: ContactTextField, texts: readonly string[]): string {
  const filled = texts.filter(Boolean);
  if (!isSpelledAlike(field, filled)) return 'differs';
  return filled.length < texts.length ? 'not on every card' : 'written differently';
}

/** The newest first; one without a date last. */
export function byAge(one: Contact, other: Contact): number {
  return Number(other.createdAt) - Number(one.createdAt) || (one.id < other.id ? -1 : 1);
}
