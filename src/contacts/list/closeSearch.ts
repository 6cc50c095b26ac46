import type { Contact } from '../contact';
import { skeleton } from '../same/slips';
import { differingPlaces } from '../../lib/differingPlaces';
import { chunksOf } from '../../lib/chunksOf';
import { lettersApart } from '../../lib/lettersApart';
import { foldedText, searchTextOf } from './search';

/** A word of names, companies and emails, as the search compares it. */
interface Word {
  text: string;
  /** A bit for each letter in it: words that share too few are not looked at. */
  letters: number;
}

/** One of the list, with the contacts that have it: the place of each in the list times 4, and that of the word in it. */
interface ListedWord extends Word {
  owners: number[];
  /** Made when the word is first looked at: few are. */
  skeleton: string | null;
}

const NAME = 0;
const COMPANY = 1;
const EMAIL = 2;

// What folding leaves of the ASCII signs; an apostrophe is within a word.
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/;
const APOSTROPHES = /['’]/g;

function split(folded: string): string[] {
  const bare = folded.includes("'") ? folded.replace(APOSTROPHES, '') : folded;
  return bare.split(BETWEEN_WORDS).filter((word) => word.length > 1);
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 30);
  return letters;
}

/** With fewer letters, half of all words would be close. */
const FEWEST_LETTERS = 4;
/** Where so many are found to the letter, nobody looks for others. */
const ENOUGH = 3;
/** The closest of them. More would be found by chance. */
const MOST = 12;

const NONE: readonly Contact[] = [];

/** How many contacts are added in one task: a few milliseconds' worth. */
const PART = 200;

/** Finds the contacts that are close to a search (R15.152). */
export class CloseIndex {
  readonly #contacts: Contact[] = [];
  readonly #words = new Map<string, ListedWord>();
  /** The same by their length: a word of another one is not close. */
  readonly #byLength: ListedWord[][] = [];

  /** Makes one in short tasks; the last of them gives it. */
  static *making(
    contacts: readonly Contact[],
    onMade: (index: CloseIndex) => void,
  ): Generator<() => void> {
    const index = new CloseIndex();
    for (const part of chunksOf(contacts, PART)) {
      yield () => {
        for (const contact of part) index.#add(contact);
      };
    }
    yield () => {
      onMade(index);
    };
  }

  /**
   * Contacts whose name, company or email is a letter or two away from what was searched for, the closest first. None
   * of `exact`, which is what the search finds to the letter, none that does not `stay` in the list, and none at all
   * where `exact` is enough.
   */
  closeTo(
    search: string,
    exact: readonly Contact[],
    stays: (contact: Contact) => boolean,
  ): readonly Contact[] {
    if (exact.length >= ENOUGH) return NONE;
    const terms = termsOf(search);
    const known = new Set(exact);
    const found: { contact: Contact; apart: number }[] = [];
    for (const [place, least] of this.#candidates(terms)) {
      const contact = this.#contacts[place];
      if (!contact || known.has(contact) || !stays(contact)) continue;
      const apart = apartInAll(terms, least, contact);
      if (apart !== null) found.push({ contact, apart });
    }
    return found
      .sort((one, other) => one.apart - other.apart)
      .slice(0, MOST)
      .map(({ contact }) => contact);
  }

  #add(contact: Contact): void {
    const { text, nameEnd, companyEnd } = searchTextOf(contact);
    const owner = (this.#contacts.push(contact) - 1) * 4;
    const names = split(text.slice(0, nameEnd));
    for (const name of names) this.#put(name, owner + NAME);
    // "Vandyke" for "Van Dyke", too.
    names.slice(1).forEach((name, at) => {
      this.#put((names[at] ?? '') + name, owner + NAME);
    });
    const company = text.slice(nameEnd + 1, companyEnd);
    for (const word of split(company)) this.#put(word, owner + COMPANY);
    for (const word of split(foldedText(contact.email))) this.#put(word, owner + EMAIL);
  }

  #put(text: string, owner: number): void {
    const known = this.#words.get(text);
    if (known) {
      known.owners.push(owner);
      return;
    }
    const word = { text, letters: lettersOf(text), skeleton: null, owners: [owner] };
    this.#words.set(text, word);
    (this.#byLength[text.length] ??= []).push(word);
  }

  /** By place, contacts with a word that is close to a term, and how many letters away each term is. */
  #candidates(terms: readonly Term[]): Map<number, number[]> {
    const candidates = new Map<number, number[]>();
    terms.forEach((term, at) => {
      const { length } = term.text;
      const words = this.#byLength.slice(
        Math.max(0, length - term.most - 1),
        length + term.most + 2,
      );
      for (const word of words.flat()) {
        if (!sharesLetters(term, word)) continue;
        word.skeleton ??= skeleton(word.text);
        const distance = apart(term, word.text, word.skeleton);
        if (distance === Infinity) continue;
        for (const owner of word.owners) {
          const least = candidates.get(owner >> 2) ?? terms.map(() => Infinity);
          candidates.set(owner >> 2, least);
          // A name is looked for more often than what comes after it.
          least[at] = Math.min(least[at] ?? Infinity, distance + (owner & 3) / 100);
        }
      }
    });
    return candidates;
  }
}

/** The words of a search, the longest first: it is the one that fewest are close to. None where it is too short. */
function termsOf(search: string): readonly Term[] {
  // A digit may stand for a letter; digits alone are a phone number.
  const letters = search.match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length < FEWEST_LETTERS || !/\p{L}/u.test(search)) return [];
  return split(foldedText(search))
    .map((text) => ({
      text,
      letters: lettersOf(text),
      skeleton: skeleton(text),
      most: mostApart(text),
    }))
    .sort((one, other) => other.text.length - one.text.length);
}

interface Term extends Word {
  /** With one letter for all that look alike. */
  skeleton: string;
  /** How many letters a word may be away from it. */
  most: number;
}

function mostApart({ length }: string): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** How many letters a contact is away from a search; `null` where a term has no word close to it. */
function apartInAll(
  terms: readonly Term[],
  least: readonly number[],
  contact: Contact,
): number | null {
  let all = 0;
  let isClose = false;
  for (const [at, { text }] of terms.entries()) {
    let own = least[at] ?? Infinity;
    // A word of another field, or a piece of one.
    if (own >= 1 && searchTextOf(contact).text.includes(text)) own = 0.2;
    // A short word may be another one altogether, where a longer one is right.
    const isShort = text.length <= 3;
    if (own === Infinity && isShort && isClose) own = 1.5;
    if (own === Infinity) return null;
    isClose ||= !isShort;
    all += own;
  }
  return all;
}

/** Whether a word may be close to a term, by the letters that it has. */
function sharesLetters(term: Word, word: Word): boolean {
  return (
    !hasMoreThanTwo(term.letters & ~word.letters) && !hasMoreThanTwo(word.letters & ~term.letters)
  );
}

/** A letter or two, half of one where the two look alike or one is the plural; `Infinity` for more. */
function apart(term: Term, word: string, alike: string): number {
  const { text, most } = term;
  if (text === word) return 0;
  if (most === 0 || Math.abs(text.length - word.length) > most + 1) return Infinity;
  if (term.skeleton === alike || singular(text) === singular(word)) return 0.5;
  const letters = Math.min(
    lettersApart(text, word, most),
    lettersApart(term.skeleton, alike, most) + 0.5,
  );
  return letters > most ? Infinity : letters;
}

/** Of the bits, one for each letter. A letter apart changes at most one of either word. */
function hasMoreThanTwo(bits: number): boolean {
  const without = bits & (bits - 1);
  return (without & (without - 1)) !== 0;
}

function singular(word: string): string {
  if (!word.endsWith('s')) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '');
}

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Where the words of a text differ from those of a search that they are close to, in UTF-16 units. */
export function differingPieces(search: string, text: string): [start: number, end: number][] {
  const terms = termsOf(search);
  const pieces: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldedText(word).replace(APOSTROPHES, '');
    const alike = skeleton(folded);
    const distances = terms.map((term) => apart(term, folded, alike));
    const least = Math.min(...distances);
    const term = terms[distances.indexOf(least)];
    if (!term || least === 0 || least === Infinity) continue;
    // Where folding has changed the length of a word, nobody knows which letters they are.
    const isPlaced = folded.length === word.length;
    const places = isPlaced ? differingPlaces(term.text, folded) : [];
    if (!isPlaced) places.push([0, word.length]);
    for (const [start, end] of places) pieces.push([index + start, index + end]);
  }
  return pieces;
}

/** What a screen reader is told besides the count. */
export function closeWords(close: readonly Contact[]): string {
  if (close.length === 0) return '';
  const names = close.slice(0, SAID).map(({ name, company }) => name || company);
  return `. Close to it: ${names.join(', ')}`;
}

const SAID = 3;
