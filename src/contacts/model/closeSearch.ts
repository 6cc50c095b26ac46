import type { Contact } from './contact';
import { skeleton } from '../text/slips';
import { chunksOf } from '../../platform/chunksOf';
import { soundOf } from '../../platform/soundOf';
import {
  apart,
  lettersOf,
  sharesLetters,
  termsOf,
  wordsOf,
  type Term,
  type Terms,
  type Word,
} from './closeTerms';
import { searchTextOf } from './search';

/** One of the list, with the contacts that have it: the place of each in the list times 4, and that of the word in it. */
interface ListedWord extends Word {
  owners: number[];
  /** Made when the word is first compared: few are. */
  skeleton: string | null;
}

const NAME = 0;
const COMPANY = 1;
const EMAIL = 2;

/** With this many exact hits, nobody looks for others. */
const ENOUGH_EXACT_HITS = 3;
/** The most close contacts. More would be chance. */
const MOST_CLOSE = 12;
/** A word of a contact has two letters or more. */
const FEWEST_LETTERS = 2;
/** A word may be longer by so many letters than one that it begins as. */
const MOST_LETTERS_MORE = 8;
/** A short word that only sounds the same, beside another one that is right. */
const SHORT_HEARD = 1.5;

const NONE: readonly Contact[] = [];

/** How many contacts are added in one task: a few milliseconds' worth. */
const ADDED_AT_ONCE = 200;

/** Finds the contacts that are close to a search (R15.152). */
export class CloseIndex {
  readonly #contacts: Contact[] = [];
  readonly #words = new Map<string, ListedWord>();
  /** The words by length: one of another length is not close. */
  readonly #byLength: ListedWord[][] = [];
  /** And by how they sound. */
  readonly #bySound = new Map<string, ListedWord[]>();

  /** Creates one in short tasks; the last task returns it. */
  static *making(
    contacts: readonly Contact[],
    onMade: (index: CloseIndex) => void,
  ): Generator<() => void> {
    const index = new CloseIndex();
    for (const part of chunksOf(contacts, ADDED_AT_ONCE)) {
      yield () => {
        for (const contact of part) index.#add(contact);
      };
    }
    yield () => onMade(index);
  }

  /**
   * Contacts whose name, company or email is a letter or two away from the search, the closest first. Without
   * `exact`, the hits of the search, and without those that do not `stay`; none if `exact` is enough.
   */
  closeTo(
    search: string,
    exact: readonly Contact[],
    stays: (contact: Contact) => boolean,
  ): readonly Contact[] {
    if (exact.length >= ENOUGH_EXACT_HITS) return NONE;
    const terms = termsOf(search);
    const known = new Set(exact);
    const found: { contact: Contact; sum: number }[] = [];
    for (const [place, least] of this.#candidates(terms)) {
      const contact = this.#contacts[place];
      if (!contact || known.has(contact) || !stays(contact)) continue;
      const sum = apartInAll(terms, least, contact);
      if (sum !== null) found.push({ contact, sum });
    }
    return found
      .sort((one, other) => one.sum - other.sum)
      .slice(0, MOST_CLOSE)
      .map(({ contact }) => contact);
  }

  #add(contact: Contact): void {
    const [name = '', company = '', , email = ''] = searchTextOf(contact).text.split('\n', 4);
    const owner = (this.#contacts.push(contact) - 1) * 4;
    const names = wordsOf(name, FEWEST_LETTERS);
    let before = '';
    for (const word of names) {
      this.#put(word, owner + NAME);
      // "Vandyke" is close to "Van Dyke" too.
      if (before !== '') this.#put(before + word, owner + NAME);
      before = word;
    }
    const companyWords = wordsOf(company, FEWEST_LETTERS);
    for (const word of companyWords) this.#put(word, owner + COMPANY);
    for (const word of wordsOf(email, FEWEST_LETTERS)) {
      // In the name or the company it counts for more.
      if (!names.includes(word) && !companyWords.includes(word)) this.#put(word, owner + EMAIL);
    }
  }

  #put(text: string, owner: number): void {
    const known = this.#words.get(text);
    if (known) {
      known.owners.push(owner);
      return;
    }
    const sound = soundOf(text);
    const word = { text, letters: lettersOf(text), sound, skeleton: null, owners: [owner] };
    this.#words.set(text, word);
    (this.#byLength[text.length] ??= []).push(word);
    if (sound === '') return;
    const heard = this.#bySound.get(sound);
    if (heard) heard.push(word);
    else this.#bySound.set(sound, [word]);
  }

  /** Contacts with a word close to a term, by place, with the distance of each term. */
  #candidates({ all, own }: Terms): Map<number, number[]> {
    const candidates = new Map<number, number[]>();
    for (const term of all) {
      for (const [word, distance] of this.#closeWords(term, own > 1)) {
        for (const owner of word.owners) {
          let least = candidates.get(owner >> 2);
          if (!least) candidates.set(owner >> 2, (least = new Array<number>(own).fill(Infinity)));
          // Names are searched more often than the rest.
          const each = (distance + (owner & 3) / 100) / term.covers.length;
          for (const at of term.covers) if (each < (least[at] ?? Infinity)) least[at] = each;
        }
      }
    }
    return candidates;
  }

  /** The words that are close to a term, and how far each is. */
  #closeWords(term: Term, isBesideOthers: boolean): Map<ListedWord, number> {
    const close = new Map<ListedWord, number>();
    const look = (word: ListedWord) => {
      word.skeleton ??= skeleton(word.text);
      const distance = apart(term, word, word.skeleton);
      if (distance !== Infinity) close.set(word, distance);
    };
    const { length } = term.text;
    const [from, to] = [length - term.most - 1, length + term.most + 1];
    for (let other = Math.max(from, 0); other <= to; other += 1) {
      for (const word of this.#byLength[other] ?? []) if (sharesLetters(term, word)) look(word);
    }
    const beginning = term.text.slice(0, 2);
    for (let other = to + 1; term.most > 1 && other <= length + MOST_LETTERS_MORE; other += 1) {
      for (const word of this.#byLength[other] ?? []) {
        if (word.text.startsWith(beginning)) look(word);
      }
    }
    for (const word of this.#bySound.get(term.sound) ?? []) {
      if (close.has(word)) continue;
      look(word);
      if (isBesideOthers && term.covers.length === 1 && !close.has(word)) {
        close.set(word, SHORT_HEARD);
      }
    }
    return close;
  }
}

/** The distance of a contact from a search; `null` if a term has no close word. */
function apartInAll(
  { all, own: count }: Terms,
  least: readonly number[],
  contact: Contact,
): number | null {
  let sum = 0;
  let isClose = false;
  for (const [at, { text }] of all.slice(0, count).entries()) {
    let own = least[at] ?? Infinity;
    // A word of another field, or part of one.
    if (own >= 0.5 && searchTextOf(contact).text.includes(text)) own = 0.2;
    // A short word may be a different word, if a longer one matches.
    const isShort = text.length <= 3;
    if (own === Infinity && isShort && isClose) own = SHORT_HEARD;
    if (own === Infinity) return null;
    isClose ||= !isShort;
    sum += own;
  }
  return sum;
}

/** What screen readers hear besides the count. */
export function closeWords(close: readonly Contact[]): string {
  if (close.length === 0) return '';
  const names = close.slice(0, NAMES_SAID).map(({ name, company }) => name || company);
  return `. Close to it: ${names.join(', ')}`;
}

const NAMES_SAID = 3;
