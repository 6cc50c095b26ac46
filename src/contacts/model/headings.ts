import { formatMonth } from '../../platform/dates';
import { foldedText } from '../text/fold';
import type { Sort } from './columns';
import type { Contact } from './contact';

/** A heading between the rows of the list. */
export interface Heading {
  /** The index of the contact below it. */
  before: number;
  label: string;
  count: number;
}

/** Shorter lists need no headings. */
const FEWEST_CONTACTS = 20;

/** Where half of the headings have fewer contacts below them, they cost more rows than they help. */
const FEWEST_BELOW = 5;

const NONE: readonly Heading[] = [];

/** The months of contacts that are sorted by date, or the letters of those sorted by name (R15.150), where they help. */
export function headingsOf(
  contacts: readonly Contact[],
  { column }: Sort,
  now: Date,
): readonly Heading[] {
  const isByDate = column === 'createdAt';
  if (contacts.length < FEWEST_CONTACTS || !(isByDate || column === 'name')) return NONE;
  const labelOf = isByDate ? monthLabels(now) : letterLabels();
  const headings: Heading[] = [];
  let last: Heading | undefined;
  contacts.forEach((contact, before) => {
    const label = labelOf(contact);
    if (last?.label === label) last.count += 1;
    else headings.push((last = { before, label, count: 1 }));
  });
  const counts = headings.map(({ count }) => count).sort((one, other) => one - other);
  return (counts[counts.length >> 1] ?? 0) < FEWEST_BELOW ? NONE : headings;
}

/** A month is formatted once: contacts of one month follow each other. */
function monthLabels(now: Date): (contact: Contact) => string {
  const monday = now.getDate() - ((now.getDay() + 6) % 7);
  const week = [monday, monday + 7].map((day) =>
    new Date(now.getFullYear(), now.getMonth(), day).getTime(),
  );
  const [weekStart = 0, weekEnd = 0] = week;
  let [from, to, label] = [0, 0, ''];
  return ({ createdAt }) => {
    if (!createdAt) return 'No date';
    const time = createdAt.getTime();
    if (time >= from && time < to) return label;
    if (time >= weekStart && time < weekEnd) {
      [from, to, label] = [weekStart, weekEnd, 'This week'];
    } else {
      const first = new Date(createdAt);
      first.setDate(1);
      first.setHours(0, 0, 0, 0);
      from = first.getTime();
      to = new Date(first).setMonth(first.getMonth() + 1);
      if (time < weekStart) to = Math.min(to, weekStart);
      else from = Math.max(from, weekEnd);
      label = formatMonth(createdAt);
    }
    return label;
  };
}

const NO_LETTER = '#';
const SAME_LETTER = new Intl.Collator(undefined, { sensitivity: 'base' });

/** Characters that sorting ignores, and the vowels that Thai and Lao write before the letter that sorts a word. */
const BEFORE_LETTER = /^[\p{Cf}\p{M}\u0e40-\u0e44\u0ec0-\u0ec4]+/u;

function letterLabels(): (contact: Contact) => string {
  const known = new Map<string, string>();
  let last = '';
  return ({ name }) => {
    if (!name) return 'No name';
    const point = firstOf(name);
    let label = known.get(point);
    if (label === undefined) {
      if (BEFORE_LETTER.test(point)) return letterOf(name.replace(BEFORE_LETTER, ''));
      label = letterOf(point);
      known.set(point, label);
    }
    // Two alphabets of one language sort as one: あ and ア.
    if (label !== last && SAME_LETTER.compare(label, last) !== 0) last = label;
    return last;
  };
}

/** The letter that a name is sorted under: É is an E if the browser's language sorts it so. */
function letterOf(name: string): string {
  const point = firstOf(name);
  if (!/\p{L}/u.test(point)) return NO_LETTER;
  // Too many for a heading each.
  if (/\p{Script=Han}/u.test(point)) return '漢字';
  const folded = foldedText(point);
  // Decomposed, for the first sound of a Korean syllable.
  const isSame = SAME_LETTER.compare(folded, point) === 0;
  return (isSame ? firstOf(folded.normalize('NFKD')) : point).toUpperCase();
}

function firstOf(name: string): string {
  return String.fromCodePoint(name.codePointAt(0) ?? 0);
}
