import { chunksOf } from '../../platform/chunksOf';
import { lettersApart } from '../../platform/lettersApart';
import { foldedWords } from '../text/fold';
import { inPrint } from '../text/slips';
import type { Contact } from './contact';
import { parsedSearch, placeOf, searchTextOf, type Term } from './search';

/** A word of the list, with the contacts that have it: the place of each times 2, and 1 more where it is in no name. */
interface ListedWord {
  text: string;
  /** As it sounds and looks. */
  form: string;
  /** A bit for each letter of its form: words that share too few are not looked at. */
  letters: number;
  owners: number[];
}

/** A word of a search. */
interface CloseTerm {
  term: Term;
  text: string;
  form: string;
  letters: number;
  /** How many letters a word may be away. */
  most: number;
}

/** A misspelling has one letter in so many at most. */
const LETTERS_FOR_ONE = 5;
/** What sounds or looks the same is not the same. */
const ALIKE = 0.5;
/** Half of all words look like a shorter one. */
const SHORTEST_FORM = 3;
/** The most close contacts. More would be chance. */
const MOST_CLOSE = 12;

/** A word of a folded text that may be misspelt: neither a number nor too short or too long. */
const NO_NUMBER = /[a-z\u0080-\u167f\u1681-\u2027\u202a-\uffff]{2,30}/g;

/** How many contacts are added in one task: a few milliseconds' worth. */
const ADDED_AT_ONCE = 100;

/** Finds the contacts that a misspelt search means (R15.152). */
export class CloseIndex {
  readonly #contacts: Contact[] = [];
  readonly #words = new Map<string, ListedWord>();
  /** The words by the length of their form: one of another length is not close. */
  readonly #byLength: ListedWord[][] = [];

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

  /** Contacts that have words a letter or two away from the search, the closest first, and those that do not `stay` left out. */
  closeTo(search: string, stays: (contact: Contact) => boolean): readonly Contact[] {
    const words = search.trim().split(/\s+/);
    const close = this.#closeTo(words, stays);
    // "O Conor" is close to O'Connor.
    for (let at = 1; at < words.length && close.length === 0; at += 1) {
      const joined = `${words[at - 1] ?? ''}${words[at] ?? ''}`;
      close.push(...this.#closeTo(words.toSpliced(at - 1, 2, joined), stays));
    }
    return close;
  }

  #closeTo(words: readonly string[], stays: (contact: Contact) => boolean): Contact[] {
    const terms = closeTerms(words.join(' '));
    const most = mostApart(terms);
    const found: { contact: Contact; sum: number }[] = [];
    for (const [place, apart] of this.#candidates(terms, most)) {
      const contact = this.#contacts[place];
      if (!contact || !stays(contact)) continue;
      const sum = sumOf(terms, apart, contact);
      if (sum <= most + ALIKE + 0.1) found.push({ contact, sum });
    }
    return found
      .sort((one, other) => one.sum - other.sum)
      .slice(0, MOST_CLOSE)
      .map(({ contact }) => contact);
  }

  #add(contact: Contact): void {
    const { text, nameEnd } = searchTextOf(contact);
    const owner = (this.#contacts.push(contact) - 1) * 2;
    for (const word of foldedWords(text.slice(0, nameEnd))) this.#put(word, owner);
    for (const word of text.slice(nameEnd).match(NO_NUMBER) ?? []) this.#put(word, owner + 1);
  }

  #put(text: string, owner: number): void {
    const known = this.#words.get(text);
    if (known) {
      known.owners.push(owner);
      return;
    }
    const form = inPrint(text);
    const word = { text, form, letters: lettersOf(form), owners: [owner] };
    this.#words.set(text, word);
    (this.#byLength[form.length] ??= []).push(word);
  }

  /** Contacts with a word close to a term, by place, with the distance of each term. */
  #candidates(terms: readonly CloseTerm[], most: number): Map<number, number[]> {
    const candidates = new Map<number, number[]>();
    if (most === 0) return candidates;
    for (const [at, term] of terms.entries()) {
      for (const [word, distance] of this.#closeWords(term)) {
        for (const owner of word.owners) {
          let apart = candidates.get(owner >> 1);
          if (!apart)
            candidates.set(owner >> 1, (apart = new Array<number>(terms.length).fill(Infinity)));
          // Names are searched more often than the rest.
          apart[at] = Math.min(apart[at] ?? Infinity, distance + (owner & 1) / 100);
        }
      }
    }
    return candidates;
  }

  #closeWords(term: CloseTerm): Map<ListedWord, number> {
    const close = new Map<ListedWord, number>();
    const { length } = term.form;
    for (let other = Math.max(length - term.most, 1); other <= length + term.most; other += 1) {
      for (const word of this.#byLength[other] ?? []) {
        if (!sharesLetters(term.letters, word.letters, term.most)) continue;
        const distance = distanceOf(term, word);
        if (distance === Infinity) continue;
        // Of those as far the ones come first that begin alike, or have the same letters.
        const isBegun = term.form.charAt(0) === word.form.charAt(0);
        close.set(
          word,
          distance + (isBegun ? 0 : 0.03) + (term.letters === word.letters ? 0 : 0.01),
        );
      }
    }
    return close;
  }
}

/** The words of a search that count. */
export function closeTerms(search: string): CloseTerm[] {
  return parsedSearch(search).terms.flatMap((term) =>
    foldedWords(term.texts[0] ?? '').map((text) => {
      const form = inPrint(text);
      const most = text.length < 3 ? 0 : Math.ceil(text.length / LETTERS_FOR_ONE);
      return { term, text, form, letters: lettersOf(form), most };
    }),
  );
}

/** How many letters of a search may differ. Digits alone are a phone number. */
function mostApart(terms: readonly CloseTerm[]): number {
  const letters = terms.map(({ text }) => text).join('');
  const syllables = letters.match(/[\u2e80-\uffff]/g)?.length ?? 0;
  return /\p{L}/u.test(letters)
    ? Math.floor((letters.length + syllables / 2) / LETTERS_FOR_ONE)
    : 0;
}

/** How many letters a word is away, half of one where the two sound or look the same; `Infinity` for too many. */
export function distanceOf(
  { term, text, form, most }: CloseTerm,
  word: Pick<ListedWord, 'text' | 'form'>,
): number {
  if (term.texts.includes(word.text)) return 0;
  const alike =
    form.length < SHORTEST_FORM ? Infinity : lettersApart(form, word.form, most) + ALIKE;
  const apart = Math.min(alike, lettersApart(text, word.text, most));
  return apart > most + ALIKE ? Infinity : apart;
}

/** The letters that a contact is away from a search; more than any where it has no word close to a term. */
function sumOf(terms: readonly CloseTerm[], apart: readonly number[], contact: Contact): number {
  const searched = searchTextOf(contact);
  let sum = 0;
  for (const [at, { term }] of terms.entries()) {
    const own = apart[at] ?? Infinity;
    sum += own >= 0.1 && placeOf(term, searched) >= 0 ? 0.02 : own;
  }
  return sum;
}

/** A bit for each letter of a text; a few letters share one. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 30);
  return letters;
}

/** Whether each of two words has at most so many letters that the other one has not. */
function sharesLetters(one: number, other: number, most: number): boolean {
  return hasAtMost(one & ~other, most) && hasAtMost(other & ~one, most);
}

/** Of the bits, one for each letter. */
function hasAtMost(bits: number, most: number): boolean {
  let rest = bits;
  for (let at = 0; at < most; at += 1) rest &= rest - 1;
  return rest === 0;
}

/** What screen readers hear besides the count. */
export function closeWords(close: readonly Contact[]): string {
  if (close.length === 0) return '';
  const names = close.slice(0, NAMES_SAID).map(({ name, company }) => name || company);
  return `. Did you mean ${names.join(', ')}?`;
}

const NAMES_SAID = 3;
