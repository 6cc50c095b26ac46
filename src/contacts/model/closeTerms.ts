import { skeleton } from '../text/slips';
import { lettersApart } from '../../platform/lettersApart';
import { soundOf } from '../../platform/soundOf';
import { foldedText } from '../text/folded';

/** A word, as the search compares it. */
export interface Word {
  text: string;
  /** A bit for each letter in it: words that share too few are not looked at. */
  letters: number;
  sound: string;
}

/** A word of a search, or neighbouring ones as one: "Van Dyke" may be Vandyke. */
export interface Term extends Word {
  /** With one letter for all that look alike. */
  skeleton: string;
  singular: string;
  /** How many letters a word may be away from it. */
  most: number;
  /** How many letters of each of the two words the other one may not have. */
  mostOther: number;
  /** The places of the words that it stands for, among those of the search. */
  covers: readonly number[];
}

/** The terms of a search, and how many of them are its own words: these come first, the longest of them at the start. */
export interface Terms {
  all: readonly Term[];
  own: number;
}

/** With fewer letters, half of all words would be close. */
const FEWEST_LETTERS = 4;
/** So many words are joined at most: "Van den Berg". */
const MOST_JOINED = 3;

/** The words of a search, and none where it is too short. */
export function termsOf(search: string): Terms {
  // A digit may stand for a letter; digits alone are a phone number.
  const letters = search.match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length < FEWEST_LETTERS || !/\p{L}/u.test(search)) return { all: [], own: 0 };
  const texts = wordsOf(foldedText(search), 1);
  // The longest is the one that fewest are close to.
  const places = [...texts.keys()]
    .filter((place) => (texts[place] ?? '').length > 1)
    .sort((one, other) => (texts[other] ?? '').length - (texts[one] ?? '').length);
  const own = places.map((place, at) => termOf(texts[place] ?? '', [at]));
  const joined: Term[] = [];
  for (let count = 2; count <= MOST_JOINED; count += 1) {
    for (let first = 0; first + count <= texts.length; first += 1) {
      const text = texts.slice(first, first + count).join('');
      const covers = [...places.keys()].filter(
        (at) => (places[at] ?? -1) >= first && (places[at] ?? -1) < first + count,
      );
      if (text.length >= FEWEST_LETTERS && covers.length > 0) joined.push(termOf(text, covers));
    }
  }
  return { all: [...own, ...joined], own: own.length };
}

function termOf(text: string, covers: readonly number[]): Term {
  const most = mostApart(text);
  return {
    text,
    letters: lettersOf(text),
    sound: soundOf(text),
    skeleton: skeleton(text),
    singular: singular(text),
    most,
    // One letter is two where rn is m, and -es the plural.
    mostOther: /[mw\d]|rn|vv|[sxzhy]$/.test(text) ? Math.max(most, 2) : most,
    covers,
  };
}

function mostApart({ length }: string): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

// A folded text has small letters alone. What is not ASCII is one, but for three blanks.
const LETTER = String.raw`[a-z\d\u0080-\u167f\u1681-\u2027\u202a-\uffff]`;
const WORDS = { 1: new RegExp(`${LETTER}+`, 'g'), 2: new RegExp(`${LETTER}{2,}`, 'g') };

/** The words of a folded text that have `fewest` letters or more; an apostrophe is within a word. */
export function wordsOf(folded: string, fewest: 1 | 2): readonly string[] {
  const bare = folded.includes("'") ? folded.replaceAll("'", '') : folded;
  return bare.match(WORDS[fewest]) ?? [];
}

/** A bit for each letter of a text; a few letters share one. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 30);
  return letters;
}

/** Whether a word may be close to a term, by the letters that it has. */
export function sharesLetters(term: Term, word: Word): boolean {
  return (
    !hasMoreThan(term.letters & ~word.letters, term.mostOther) &&
    !hasMoreThan(word.letters & ~term.letters, term.mostOther)
  );
}

/** Of the bits, one for each letter. */
function hasMoreThan(bits: number, most: number): boolean {
  let rest = bits;
  for (let at = 0; at < most; at += 1) rest &= rest - 1;
  return rest !== 0;
}

/**
 * How far a word is from a term: a letter or two, half of one where the two look alike or one is the plural, less than
 * its letters where it sounds the same. `Infinity` for more.
 */
export function apart(term: Term, word: Word, alike: string): number {
  const { text, most, sound } = term;
  if (text === word.text) return 0;
  if (term.skeleton === alike) return 0.5;
  if (hasSingular(term, word.text)) return 0.5;
  const isHeard = sound.length >= FEWEST_SOUNDS && sound === word.sound;
  let letters = Infinity;
  if (most > 0) {
    letters = lettersApart(text, word.text, most);
    if (term.skeleton !== text || alike !== word.text) {
      letters = Math.min(letters, lettersApart(term.skeleton, alike, most) + 0.5);
    }
  }
  if (isHeard) return HEARD[Math.floor(letters)] ?? HEARD_FAR;
  if (letters > most) return startsAlike(term, word.text) ? PREFIX : Infinity;
  // Of those as far, one with the same beginning comes first, then one with the same letters.
  const isReplaced = text.length === word.text.length && term.letters !== word.letters;
  const isBegun = text[0] === word.text[0] || (sound !== '' && sound[0] === word.sound[0]);
  return letters + (isReplaced ? 0.1 : 0) + (isBegun ? 0 : 0.4);
}

/** With fewer consonants, half of all words would sound the same. */
const FEWEST_SOUNDS = 3;
/** By how many letters they differ. */
const HEARD: readonly number[] = [0.5, 0.7, 1.05];
const HEARD_FAR = 1.4;
/** A word that goes on after a beginning with a slip. */
const PREFIX = 1.3;
const FEWEST_OF_PREFIX = 7;

function startsAlike({ text }: Term, word: string): boolean {
  if (
    text.length < FEWEST_OF_PREFIX ||
    word.length <= text.length ||
    !word.startsWith(text.slice(0, 2))
  )
    return false;
  return [-1, 0, 1].some((more) => lettersApart(text, word.slice(0, text.length + more), 1) <= 1);
}

function hasSingular(term: Term, word: string): boolean {
  return (term.text.endsWith('s') || word.endsWith('s')) && term.singular === singular(word);
}

function singular(word: string): string {
  if (!word.endsWith('s')) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '');
}
