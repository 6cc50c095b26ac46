import { lettersApart } from '../../platform/lettersApart';
import { isParticle } from './nameWords';
import type { Name, Word } from './parsedName';
import { areFormsOfOne } from './shortNames';
import { skeleton, spelling } from './slips';
import { wordSet } from '../../platform/wordSet';

/**
 * How two names stand to each other:
 * - `same`: word for word, in any order; `agree`: every word of the shorter has its twin;
 * - `nearly`: but for a slip that may make another name, a short form of the first name, or a single word;
 * - `given`: the first words are the same, as after a marriage;
 * - `unknown`: one is missing, or they are in different scripts.
 */
export type NameKind = 'same' | 'agree' | 'nearly' | 'given' | 'unknown' | 'differ';

export interface NameMatch {
  kind: NameKind;
  /** The words that both have in full, for how common they are. */
  shared: readonly string[];
  /** The pairs of words with a letter or two between them. */
  slips: readonly (readonly [string, string])[];
}

/** On how many contacts of the list a word of a name stands. */
export type Frequency = (word: string) => number;

export function compareNames(a: Name, b: Name, frequency: Frequency): NameMatch {
  const matches: NameMatch[] = [];
  if (a.ideographs !== '' && b.ideographs !== '') matches.push(compareIdeographs(a, b));
  if (a.words.some((word) => b.words.some((other) => areOfOneScript(word, other)))) {
    matches.push(compareSpellings(a, b, frequency));
  }
  // The names of a card in two languages must agree in both.
  const [first = compareInLatin(a, b), ...rest] = matches;
  const worst = rest.reduce(
    (one, other) => (RANK[other.kind] > RANK[one.kind] ? other : one),
    first,
  );
  return a.generation === b.generation ? worst : acrossGenerations(a, b, worst);
}

/** Names of two scripts: where they don't agree in Latin letters, other letters may stand for the same sound. */
function compareInLatin(a: Name, b: Name): NameMatch {
  if (!a.latin && !b.latin) return UNKNOWN;
  const [one, other] = [a.latin ?? a.words, b.latin ?? b.words];
  const match = compareWords(one, other, NEVER);
  if (RANK[match.kind] <= RANK.nearly) return { ...match, kind: 'nearly' };
  // 陈晓明 is one word, Xiaoming Chen are two.
  const turned = [...other.slice(-1), ...other.slice(0, -1)];
  const isOne = one.length > 0 && withoutBlanks(one) === withoutBlanks(turned);
  return isOne ? matchOf('nearly') : UNKNOWN;
}
const NEVER: Frequency = () => 0;

/** Initials stand beside names of any script. */
function areOfOneScript(a: Word, b: Word): boolean {
  return a.script === b.script && a.text.length > 1 && b.text.length > 1;
}

const matchOf = (kind: NameKind, ...shared: string[]): NameMatch => ({
  kind,
  shared,
  slips: [],
});
const UNKNOWN = matchOf('unknown');
const DIFFER = matchOf('differ');
const RANK: Record<NameKind, number> = {
  same: 0,
  agree: 1,
  nearly: 2,
  unknown: 3,
  given: 4,
  differ: 5,
};

/** A father and a son differ; where one card leaves out which it is, nobody knows. */
function acrossGenerations(a: Name, b: Name, match: NameMatch): NameMatch {
  if (a.generation !== '' && b.generation !== '') return DIFFER;
  return RANK[match.kind] < RANK.nearly ? { ...match, kind: 'nearly' } : match;
}

/** Cards put the family name first or last, with a blank or without. */
function compareIdeographs({ ideographs: a }: Name, { ideographs: b }: Name): NameMatch {
  const isTurned = a.length === b.length && (a + a).includes(b);
  if (isTurned) return matchOf(a.length > 1 ? 'same' : 'nearly', a);
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const left = Array.from(long);
  for (const letter of Array.from(short)) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  const isSlip = long.length > 2 && left.length < 2;
  const isFamilyName = short.length > 1 && long.includes(short);
  return isSlip || isFamilyName ? matchOf('nearly', a) : DIFFER;
}

function compareSpellings(a: Name, b: Name, frequency: Frequency): NameMatch {
  let best = compareWords(a.words, b.words, frequency);
  if (!a.joined && !b.joined) return best;
  for (const one of [a.words, a.joined ?? a.words]) {
    for (const other of [b.words, b.joined ?? b.words]) {
      const match = compareWords(one, other, frequency);
      if (RANK[match.kind] < RANK[best.kind]) best = match;
    }
  }
  return best;
}

function compareWords(a: readonly Word[], b: readonly Word[], frequency: Frequency): NameMatch {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const { equal, slips, initials, forms, open, left } = twinsOf(short, long);
  const shared = equal.filter(({ length }) => length > 1);
  const match = (kind: NameKind): NameMatch => ({ kind, shared, slips });
  const isUnmatched =
    open.some((word) => !isSmall(word, short) || left.some((it) => !isSmall(it, long))) ||
    // Catherine P. Adam is not Prosper Adam.
    (initials.some(({ length }) => length > 1) && left.some(({ text }) => text.length > 1));
  if (isUnmatched) {
    if (withoutBlanks(a) === withoutBlanks(b))
      return matchOf('agree', ...a.map(({ text }) => text));
    return isSameGivenName(a, b) ? match('given') : DIFFER;
  }
  if (shared.length + slips.length === 0) return UNKNOWN;
  const isDoubtful = slips.some(([word, other]) => isAnotherName(word, other, frequency));
  if (short.length === 1 || isDoubtful || forms > 0) return match('nearly');
  return match(equal.length === long.length ? 'same' : 'agree');
}

/** The words of the shorter name beside their twins in the longer: the same, a slip away, an initial, or a short form. */
function twinsOf(short: readonly Word[], long: readonly Word[]) {
  const left = [...long];
  const take = (word: Word, isTwin: (one: Word, other: Word) => boolean): Word | undefined => {
    const at = left.findIndex((other) => isTwin(word, other));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const equal: string[] = [];
  const slips: [string, string][] = [];
  const initials: string[] = [];
  let forms = 0;
  const unequal = short.filter((word) => {
    if (take(word, isEqual)) return !equal.push(word.text);
    return true;
  });
  const open = unequal.filter((word) => {
    const slip = take(word, isSlip);
    if (slip) return !slips.push([word.text, slip.text]);
    if (take(word, isInitial)) return !initials.push(word.text);
    // Bob and Robert, Dipak and Deepak: the family name says that it is one person.
    if (equal.length === 0 || !take(word, isShortForm)) return true;
    forms += 1;
    return false;
  });
  return { equal, slips, initials, forms, open, left };
}

/** Marks are left out by many; two that have some, and others, are two names: Hùng and Hưng. */
function isEqual(a: Word, b: Word): boolean {
  const haveMarks = a.marked !== a.text && b.marked !== b.text;
  if (a.text === b.text && haveMarks && a.marked !== b.marked) return false;
  return a.text === b.text || a.typed === b.text || a.text === b.typed;
}

function isInitial({ text: a }: Word, { text: b }: Word): boolean {
  return a.length === 1 ? b.startsWith(a) : b.length === 1 && a.startsWith(b);
}

function isShortForm({ text: a }: Word, { text: b }: Word): boolean {
  return areFormsOfOne(a, b) || (Math.min(a.length, b.length) > 3 && spelling(a) === spelling(b));
}

/** First and last words are names: Le Duc, Hong Thuy Le. */
function isSmall(word: Word, name: readonly Word[]): boolean {
  const isBinding = word.text === 'y' || word.text === 'e';
  return (isBinding || isParticle(word.text)) && word !== name[0] && word !== name.at(-1);
}

/** One letter apart, two from nine letters on; or what a scan takes for each other. */
function isSlip(a: Word, b: Word): boolean {
  const length = Math.min(a.text.length, b.text.length);
  if (length < 3 || a.script !== b.script) return false;
  if (a.skeleton === b.skeleton) return true;
  const most = length > 8 ? 2 : Math.max(a.text.length, b.text.length) > 3 ? 1 : 0;
  return (
    lettersApart(a.text, b.text, most) <= most || lettersApart(a.skeleton, b.skeleton, most) <= most
  );
}

// A slip makes a word that stands nowhere else. Two that others bear are two names; so are short ones (Anna, Anne)
// and those with a man's and a woman's ending (Mario and Maria, Ivanov and Ivanova).
function isAnotherName(a: string, b: string, frequency: Frequency): boolean {
  if (Math.min(frequency(a), frequency(b)) > 1) return true;
  if (skeleton(a) === skeleton(b)) return false;
  const endings = endingsOf(a, b);
  return (
    Math.min(a.length, b.length) < 5 ||
    endings.every((ending) => ENDING.test(ending)) ||
    ENDINGS.has(endings.join())
  );
}

/** Whether they are a man's and a woman's name: Paul and Paula, Mario and Maria. No scan takes one for the other. */
export function areManAndWoman(a: string, b: string): boolean {
  return ENDINGS.has(endingsOf(a, b).join());
}

/** What is left of two words behind the letters at which both begin. */
function endingsOf(a: string, b: string): string[] {
  const start = commonStart(a, b);
  return [a.slice(start), b.slice(start)].sort();
}

/** What is left of a word whose other form has another ending. */
const ENDING = /^[aeioyаяοη]?$/;
/** Those of Paul and Paula, Mario and Maria, Alexander and Alexandra, Christian and Christina, Andreas and Andrea, Francis and Frances. */
const ENDINGS = wordSet(',a a,o ,e er,ra an,na an,ne ,s es,is ,а ая,ии ая,ыи');

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function withoutBlanks(words: readonly Word[]): string {
  return words.map((word) => word.skeleton).join('');
}

function isSameGivenName([a, ...restA]: readonly Word[], [b, ...restB]: readonly Word[]): boolean {
  return restA.length > 0 && restB.length > 0 && a?.text === b?.text && (a?.text.length ?? 0) > 2;
}
