import { chunksOf } from '../../platform/chunksOf';
import { lettersApart } from '../../platform/lettersApart';
import { foldedWords } from '../text/fold';
import { inPrint, soundOf } from '../text/slips';
import type { Contact } from './contact';
import { parsedSearch, placeOf, searchTextOf, type Term } from './search';

/** A word of the list, with the contacts that have it: the place of each times 2, and 1 more where it is in no name. */
interface ListedWord {
  text: string;
  /** As it sounds and looks. */
  form: string;
  /** Its consonants as they are heard, of a name. */
  sound: string;
  /** A bit for each letter of its form: words that share too few are not looked at. */
  letters: number;
  owners: number[];
}

type CloseWords = Map<string, ReadonlyMap<ListedWord, number>>;

/** A word of a search. */
interface CloseTerm {
  term: Term;
  text: string;
  form: string;
  /** How many letters it has, one of syllables more than one. */
  size: number;
  sound: string;
  letters: number;
  /** How many letters a word may be away, and how many of them may be others; the rest is in the wrong place. */
  most: number;
  mostOther: number;
}

/** A misspelling has one letter in so many at most. */
const LETTERS_FOR_ONE = 5;
/** What sounds or looks the same is not the same. */
const ALIKE = 0.5;
/** So many letters of one sound may be others, if three are not. */
const MOST_HEARD = 4;
/** Half of all words look like a shorter one. */
const SHORTEST_FORM = 3;
/** With fewer letters one that differs is allowed beside a longer word alone: Jack Ma, 健太 田中. */
const SHORTEST_ALONE = 3;
/** Of a longer name its beginning is enough, with a slip. */
const SHORTEST_BEGINNING = 7;
const MOST_LEFT_OUT = 8;
/** What is written apart is close to what is written as one: Van den Berg. */
const MOST_JOINED = 3;
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
  /** The words by their length: one of another length is not close. */
  readonly #byLength: ListedWord[][] = [];
  /** And those of names by how they sound. */
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

  /** Contacts that have words a letter or two away from the search, the closest first, and those that do not `stay` left out. */
  closeTo(search: string, stays: (contact: Contact) => boolean): readonly Contact[] {
    const words = search.trim().split(/\s+/);
    const sums = new Map<Contact, number>();
    const known: CloseWords = new Map();
    // "O Conor" is close to O'Connor.
    for (let count = 1; count <= Math.min(words.length, MOST_JOINED); count += 1) {
      for (let at = 0; at + count <= words.length; at += 1) {
        const joined = words.slice(at, at + count).join('');
        this.#addSums(words.toSpliced(at, count, joined).join(' '), sums, known);
        if (count === 1) break;
      }
    }
    return [...sums]
      .filter(([contact]) => stays(contact))
      .sort(([, one], [, other]) => one - other)
      .slice(0, MOST_CLOSE)
      .map(([contact]) => contact);
  }

  /** Adds those that are close, each with the letters that it is away. */
  #addSums(search: string, sums: Map<Contact, number>, known: CloseWords): void {
    const terms = closeTerms(search);
    const most = mostApart(terms);
    for (const [place, apart] of this.#candidates(terms, most, known)) {
      const contact = this.#contacts[place];
      if (!contact) continue;
      const sum = sumOf(terms, apart, contact);
      if (sum <= Math.min(most + ALIKE + 0.1, sums.get(contact) ?? Infinity))
        sums.set(contact, sum);
    }
  }

  #add(contact: Contact): void {
    const { text, nameEnd, latin } = searchTextOf(contact);
    const owner = (this.#contacts.push(contact) - 1) * 2;
    for (const word of foldedWords(text.slice(0, nameEnd))) this.#put(word, owner);
    if (latin !== '') for (const word of foldedWords(latin)) this.#put(word, owner);
    for (const word of text.slice(nameEnd).match(NO_NUMBER) ?? []) this.#put(word, owner + 1);
  }

  #put(text: string, owner: number): void {
    let word = this.#words.get(text);
    if (word) word.owners.push(owner);
    else {
      const form = inPrint(text);
      word = { text, form, sound: '', letters: lettersOf(text), owners: [owner] };
      this.#words.set(text, word);
      (this.#byLength[text.length] ??= []).push(word);
    }
    if (word.sound !== '' || owner & 1) return;
    word.sound = soundOf(text);
    if (!this.#bySound.get(word.sound)?.push(word)) this.#bySound.set(word.sound, [word]);
  }

  /** Contacts with a word close to a term, by place, with the distance of each term. */
  #candidates(terms: readonly CloseTerm[], most: number, known: CloseWords): Map<number, number[]> {
    const candidates = new Map<number, number[]>();
    if (most === 0) return candidates;
    const isLong = ({ size }: CloseTerm) => size >= SHORTEST_ALONE;
    for (const term of [...terms.filter(isLong), ...terms.filter((one) => !isLong(one))]) {
      const at = terms.indexOf(term);
      const words = known.get(term.text) ?? this.#closeWords(term);
      known.set(term.text, words);
      for (const [word, distance] of words) {
        for (const owner of word.owners) {
          let apart = candidates.get(owner >> 1);
          if (!apart) {
            if (!isLong(term)) continue;
            candidates.set(owner >> 1, (apart = new Array<number>(terms.length).fill(Infinity)));
          }
          // Names are searched more often than the rest.
          apart[at] = Math.min(apart[at] ?? Infinity, distance + (owner & 1) / 100);
        }
      }
    }
    return candidates;
  }

  #closeWords(term: CloseTerm): Map<ListedWord, number> {
    const close = new Map<ListedWord, number>();
    const look = (word: ListedWord) => {
      const distance = distanceOf(term, word);
      if (distance === Infinity) return;
      // Of those as far the ones come first that begin alike, or have the same letters.
      const isBegun = term.form.charAt(0) === word.form.charAt(0);
      close.set(word, distance + (isBegun ? 0 : 0.03) + (term.letters === word.letters ? 0 : 0.01));
    };
    const { length } = term.text;
    const [from, to] = [Math.max(length - term.most - 1, 1), length + term.most + 1];
    for (let other = from; other <= to; other += 1) {
      for (const word of this.#byLength[other] ?? []) {
        if (sharesLetters(term.letters, word.letters, term.mostOther)) look(word);
      }
    }
    for (const word of this.#bySound.get(term.sound) ?? []) look(word);
    if (length < SHORTEST_BEGINNING) return close;
    const beginning = term.text.slice(0, 2);
    for (let other = to + 1; other <= length + MOST_LEFT_OUT; other += 1) {
      for (const word of this.#byLength[other] ?? []) {
        if (word.text.startsWith(beginning)) look(word);
      }
    }
    return close;
  }
}

/** The words of a search that count. */
export function closeTerms(search: string): CloseTerm[] {
  const words = parsedSearch(search).terms.flatMap((term) =>
    foldedWords(term.texts[0] ?? '').map((text) => ({ term, text })),
  );
  const all = mostApart(words);
  return words.map(({ term, text }) => {
    const form = inPrint(text);
    const size = sizeOf(text);
    const mostOther = size < 2 ? 0 : Math.ceil(size / LETTERS_FOR_ONE);
    const most = Math.min(mostOther + (size > 3 ? 1 : 0), Math.max(all, 1));
    return {
      term,
      text,
      form,
      size,
      sound: soundOf(text),
      letters: lettersOf(text),
      most,
      mostOther,
    };
  });
}

/** Its letters; one of a script of syllables counts for more. */
function sizeOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0) / 2;
}

/** How many letters of a search may differ. Digits alone are a phone number. */
function mostApart(terms: readonly Pick<CloseTerm, 'text'>[]): number {
  const letters = terms.map(({ text }) => text).join('');
  return /\p{L}/u.test(letters)
    ? sizeOf(letters) < 5
      ? 0
      : Math.round(sizeOf(letters) / LETTERS_FOR_ONE)
    : 0;
}

/** How many letters a word is away, half of one where the two sound or look the same; `Infinity` for too many. */
export function distanceOf(
  { term, text, form, sound, most }: CloseTerm,
  word: Pick<ListedWord, 'text' | 'form' | 'sound'>,
): number {
  if (term.texts.includes(word.text)) return 0;
  const alike =
    form.length < SHORTEST_FORM ? Infinity : lettersApart(form, word.form, most) + ALIKE;
  const letters = lettersApart(text, word.text, most);
  let apart = Math.min(alike, letters);
  if (sound !== '' && sound === word.sound) {
    const heard = lettersApart(form, word.form, MOST_HEARD);
    const isName = heard <= Math.min(MOST_HEARD, Math.max(text.length, word.text.length) - 3);
    if (isName) apart = Math.min(apart, Math.max(heard, 1) * ALIKE + 0.05);
  }
  if (apart > 1 + ALIKE && beginsAlike(text, word.text)) return 1 + ALIKE;
  // Of those that sound the same, the one comes first that is written nearly so.
  return apart > most + ALIKE ? Infinity : apart + letters / 100;
}

function beginsAlike(text: string, word: string): boolean {
  return (
    text.length >= SHORTEST_BEGINNING &&
    word.length > text.length &&
    word.startsWith(text.slice(0, 2)) &&
    [-1, 0, 1].some((more) => lettersApart(text, word.slice(0, text.length + more), 1) <= 1)
  );
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

const [M, RN] = [lettersOf('m'), lettersOf('rn')];

/** Whether each of two words has at most so many letters that the other one has not; rn is one where the other has an m. */
function sharesLetters(one: number, other: number, most: number): boolean {
  const isRn = ((one ^ other) & M) !== 0 && ((one & M ? other : one) & RN) === RN;
  const more = isRn ? most + 1 : most;
  return hasAtMost(one & ~other, more) && hasAtMost(other & ~one, more);
}

/** Of the bits, one for each letter. */
function hasAtMost(bits: number, most: number): boolean {
  let rest = bits;
  for (let at = 0; at < most; at += 1) rest &= rest - 1;
  return rest === 0;
}
