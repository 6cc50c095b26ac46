import type { Contact } from './contact';
import { LISTED_FIELDS, UNLISTED_FIELDS } from './fields';
import { memoizeByRef } from '../../platform/memoizeByRef';
import { wordSet } from '../../platform/wordSet';
import { foldedText, foldedWords, spelledOut, withoutE } from '../text/fold';
import { phoneSearchKeys } from '../text/phones';

export interface SearchText {
  /** The folded texts and tags, one per line so that no word spans two; behind a tab a line's other spellings. */
  text: string;
  /** The ends of the name, of the company and of the listed texts in `text`. */
  nameEnd: number;
  companyEnd: number;
  seenEnd: number;
  /** The name's line and the company's without what stands between their letters. */
  joined: string;
  /** What its phone is found by, one per line. */
  phone: string;
  /** The lines of the name and the company in Latin letters, where they are in another script; '' before `addLatin`. */
  latin: string;
}

const LISTED = LISTED_FIELDS.map(({ key }) => key);
const UNLISTED = UNLISTED_FIELDS.map(({ key }) => key);

/** A contact's search text, created at the first call. */
export const searchTextOf = memoizeByRef((contact: Contact): SearchText => {
  const seen = searchedLines(LISTED.map((key) => contact[key]).join('\n'), SPELLED);
  const unlisted = [...UNLISTED.map((key) => contact[key]), ...contact.tags];
  const text = `${seen}\n${searchedLines(unlisted.join('\n'), MARKED)}`;
  const nameEnd = text.indexOf('\n');
  const companyEnd = text.indexOf('\n', nameEnd + 1);
  return {
    text,
    nameEnd,
    companyEnd,
    seenEnd: seen.length,
    joined: text.slice(0, companyEnd).replace(BETWEEN_LETTERS, ''),
    phone: contact.phone === '' ? '' : phoneSearchKeys(contact.phone).join('\n'),
    latin: '',
  };
});

/** Greek and all that Unicode has behind it, but for signs. */
const OTHER_SCRIPT = /[\u0370-\u1dff\u1f00-\u1fff\u2d00-\u2dff\u3040-\ud7ff\uf900-\ufaff]/;

/** Whether its name or company is in another script than Latin, and not yet found in Latin letters. */
export function lacksLatin(contact: Contact): boolean {
  return OTHER_SCRIPT.test(`${contact.name}${contact.company}`) && !searchTextOf(contact).latin;
}

/** Lets a contact be found in Latin letters, too, which come late (R15.180). */
export function addLatin(contact: Contact, romanized: (text: string) => string): void {
  const lines = [contact.name, contact.company].map((text) =>
    OTHER_SCRIPT.test(text) ? romanized(text).replace(/\s+/g, ' ') : '',
  );
  searchTextOf(contact).latin = lines.join('\n');
}

const BETWEEN_LETTERS = /[\0-/:-`{-\x7f]+/g;

const MARKED = /[äöüøåđÄÖÜØÅĐ]|\u0308|\u030a/;
const SPELLED = /[äöüøåđÄÖÜØÅĐ]|\u0308|\u030a|[aouAOU][eE][a-zA-Z]/;

/** The lines of a text, folded. Behind Müller comes `mueller`, too, and behind Mueller `muller`, where they are `spelled`. */
function searchedLines(text: string, spelled: RegExp): string {
  const folded = foldedText(text);
  if (!spelled.test(text)) return folded;
  const lines = text.split('\n');
  return folded
    .split('\n')
    .map((line, at) => {
      const asTyped = lines[at] ?? '';
      if (!spelled.test(asTyped)) return line;
      const words = foldedWords(MARKED.test(asTyped) ? foldedText(spelledOut(asTyped)) : line);
      const others = [...words, ...words.map(withoutE)].filter((word) => !line.includes(word));
      return others.length === 0 ? line : `${line}\t${others.join(' ')}`;
    })
    .join('\n');
}

/** One word of a search. */
export interface Term {
  /** The ways to write it, each found within words, too. */
  texts: readonly string[];
  /** What is found as whole words alone, and not in names: its singular or plural, the words around a sign. */
  forms: readonly { text: string; pattern: RegExp }[];
  /** What is found as words of a name or company that are written as one. */
  joined: readonly string[];
  /** What it asks for if it can be a piece of a phone number. */
  phones: readonly string[];
}

export interface Search {
  terms: readonly Term[];
  /** What a search that is a phone number or its beginning asks for, which is then enough. */
  phones: readonly string[];
}

/** Words that bind others count where no other does. */
const BINDING = wordSet('the and with from of at in for who whose und &');

/** What stands around an address where it is copied. */
const AROUND_ADDRESS = /^(?:mailto:|tel:|(?:https?:\/\/)?(?:www\.)?)|(?<=@.+)\?.*$|\/$/g;

const AROUND_WORD = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

const PHONE_CHARACTERS = /^[\d\s()+./*#-]+$/;
// With fewer, "#1" or "(4)" would find almost every phone number.
const FEWEST_DIGITS = 2;

/** A parsed search, prepared once for all contacts. A blank one has no terms and finds all. */
export function parsedSearch(search: string): Search {
  const words = searchedWords(search).map(({ word }) => word);
  return { terms: words.map(termOf), phones: askedPhones(words.join(' ')) };
}

/** The words of a search that count: as they are typed, and without the signs around them. */
function searchedWords(search: string): { typed: string; word: string }[] {
  const words = search
    .split(/\s+/)
    .filter((typed) => foldedText(typed).trim() !== '')
    .map((typed) => {
      const address = typed.toLowerCase().replace(AROUND_ADDRESS, '') || typed;
      const bare = address.replace(AROUND_WORD, '');
      // "C++" is no c, and "#1" no 1.
      const isKept = bare.length < 2 || PHONE_CHARACTERS.test(foldedText(address));
      return { typed, word: isKept ? address : bare };
    });
  const counting = words.filter(({ word }) => !BINDING.has(word));
  return counting.length > 0 ? counting : words;
}

/** With fewer letters, an e less makes another word: "guest" is no gust. */
const FEWEST_WITH_E = 6;

function termOf(word: string): Term {
  const folded = foldedText(word).trim();
  const texts = new Set([folded, foldedText(spelledOut(word)).trim()]);
  if (folded.length >= FEWEST_WITH_E) texts.add(withoutE(folded));
  const parts = foldedWords(folded);
  const forms = parts.length > 1 ? [parts.join(' ')] : numberForms(folded);
  const joined = [...texts].map((text) => foldedWords(text).join(''));
  return {
    texts: [...texts],
    forms: forms.map((text) => ({ text, pattern: wholeWord(text) })),
    joined: joined.filter((text) => /\D/.test(text)),
    phones: askedPhones(folded),
  };
}

/** The plural of a word, or what its singular may be. */
function numberForms(word: string): string[] {
  if (/.[^aeiou]y$/.test(word)) return [word.replace(/y$/, 'ies')];
  if (!/...s$/.test(word) || /[sui]s$/.test(word)) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith('ies')) forms.push(word.replace(/ies$/, 'y'));
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  return forms;
}

/** In an address a word is mostly a name. */
function wholeWord(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}@._/])${text}(?![\\p{L}\\p{N}@_]|\\.\\p{L})`, 'u');
}

function askedPhones(text: string): readonly string[] {
  const plain = foldedText(text);
  if (!PHONE_CHARACTERS.test(plain)) return [];
  return phoneSearchKeys(plain).filter(({ length }) => length >= FEWEST_DIGITS);
}

/** Why a search of several words finds nobody. */
export interface WordsInTheWay {
  /** Those that nobody has. */
  lost: readonly string[];
  /** Those without which somebody is found; none where there are no such. */
  without: readonly string[];
}

/** Which words of a search that finds nobody are in the way. */
export function wordsInTheWay(search: string, contacts: readonly Contact[]): WordsInTheWay {
  const words = [...new Set(searchedWords(search).map(({ typed }) => typed))];
  if (words.length < 2) return { lost: [], without: [] };
  const lost = words.filter((word) => countOf([word], contacts) === 0);
  const here = words.filter((word) => !lost.includes(word));
  if (lost.length > 0 && here.length > 0 && countOf(here, contacts) > 0) {
    return { lost, without: lost };
  }
  // Without it the fewest are found: these have most in common with the search.
  const [best] = here
    .map((word) => ({ word, count: countOf(without(here, word), contacts) }))
    .filter(({ count }) => count > 0 && here.length > 1)
    .sort((one, other) => one.count - other.count);
  return { lost, without: best ? [...lost, best.word] : [] };
}

function without(words: readonly string[], word: string): string[] {
  return words.filter((one) => one !== word);
}

function countOf(words: readonly string[], contacts: readonly Contact[]): number {
  const search = parsedSearch(words.join(' '));
  return contacts.filter((contact) => isFound(search, contact)).length;
}

/**
 * How well a contact matches: 0 by its name, 1 by its company too, 2 by anything else. 3: not yet, but where the search
 * goes on it may, as words that are written as one.
 */
export type Rank = 0 | 1 | 2 | 3;

/** A contact matches if it has every term, anywhere, or the phone number; else `null`. */
export function rankOf({ terms, phones }: Search, searched: SearchText): Rank | null {
  const { phone, nameEnd, companyEnd } = searched;
  let rank: Rank = 0;
  for (const term of terms) {
    const at = placeOf(term, searched);
    if (at >= 0 && at < nameEnd) continue;
    if (at >= 0 && at < companyEnd) rank = rank > 1 ? rank : 1;
    else if (at >= 0 || isAsked(term.phones, phone)) rank = rank > 2 ? rank : 2;
    else if (at === BEGUN) rank = 3;
    else return isAsked(phones, phone) ? 2 : null;
  }
  return rank === 3 && isAsked(phones, phone) ? 2 : rank;
}

/** Whether a search finds a contact. */
export function isFound(search: Search, contact: Contact): boolean {
  const rank = rankOf(search, searchTextOf(contact));
  return rank !== null && rank < 3;
}

function isAsked(phones: readonly string[], phone: string): boolean {
  return phone !== '' && phones.some((asked) => phone.includes(asked));
}

const BEGUN = -2;

/** Where the text has a term first; -1 for nowhere, and `BEGUN` where it is the beginning of words written as one. */
export function placeOf({ texts, joined, forms }: Term, searched: SearchText): number {
  const { text, nameEnd, companyEnd, latin } = searched;
  let first = -1;
  for (let one = 0; one < texts.length; one += 1) {
    const at = text.indexOf(texts[one] ?? '');
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  if (first >= 0 && (first < companyEnd || latin === '')) return first;
  if (latin !== '') {
    const places = joined.map((letters) => latin.indexOf(letters)).filter((at) => at >= 0);
    if (places.length > 0) return Math.min(...places) < latin.indexOf('\n') ? 0 : nameEnd + 1;
    if (first >= 0) return first;
  }
  for (let one = 0; one < joined.length; one += 1) {
    // As quick as it can be: most contacts are left here.
    if (searched.joined.indexOf(joined[one] ?? '') < 0) continue;
    first = joinedPlace(searched, joined[one] ?? '');
    if (first >= 0) return first;
  }
  for (const form of forms) {
    if (text.indexOf(form.text, nameEnd) < 0) continue;
    const at = text.slice(nameEnd).search(form.pattern);
    if (at >= 0) return nameEnd + at;
  }
  return first;
}

/** So much of the last one of several words is enough: "marian" is no Maria Nowak. */
const FEWEST_OF_LAST = 3;

/** The line with words that are `joined` as one; -1 for none, `BEGUN` where too little of the last word is in it. */
function joinedPlace({ text, nameEnd, companyEnd }: SearchText, joined: string): number {
  let place = -1;
  for (const [start, end] of [
    [0, nameEnd],
    [nameEnd, companyEnd],
  ] as const) {
    const words = foldedWords(text.slice(start, end));
    for (const first of words.keys()) {
      const count = wordsAsOne(words.slice(first), joined);
      if (count > 0) return start;
      if (count < 0) place = BEGUN;
    }
  }
  return place;
}

/** How many words, from the first one on, are written as one; negative where too little of the last one is in it. */
export function wordsAsOne(words: readonly string[], letters: string): number {
  let rest = letters;
  for (const [at, word] of words.entries()) {
    if (word.startsWith(rest)) {
      const isSyllabic = rest.charCodeAt(0) > 0x2e7f;
      const isEnough = at === 0 || rest === word || rest.length >= FEWEST_OF_LAST || isSyllabic;
      return isEnough ? at + 1 : -1;
    }
    if (!rest.startsWith(word)) return 0;
    rest = rest.slice(word.length);
  }
  return 0;
}

/** Whether `earlier` found, or had begun to find, everything that `search` finds, so that only those are searched. */
export function isRefinementOf(search: Search, earlier: Search): boolean {
  return (
    narrows(search.phones, earlier.phones) &&
    earlier.terms.every((old) =>
      search.terms.some(
        ({ texts, forms, joined, phones }) =>
          narrows(texts, old.texts) &&
          forms.every(
            ({ text }) =>
              narrows([text], old.texts) || old.forms.some((form) => form.text === text),
          ) &&
          joined.every((word) => old.joined.some((begun) => word.startsWith(begun))) &&
          narrows(phones, old.phones),
      ),
    )
  );
}

/** Whether what has one of `texts` has one of the `earlier` ones. */
function narrows(texts: readonly string[], earlier: readonly string[]): boolean {
  return texts.every((text) => earlier.some((one) => text.includes(one)));
}
