import type { Contact } from './contact';
import { LISTED_FIELDS, UNLISTED_FIELDS } from './fields';
import { memoizeByRef } from '../../platform/memoizeByRef';
import { digitsOf, foldedText } from '../text/folded';

export interface SearchText {
  /** The folded texts and tags, one per line so that no word spans two. */
  text: string;
  /** The ends of the name, of the company and of the listed texts in `text`; name and company share a line. */
  nameEnd: number;
  companyEnd: number;
  seenEnd: number;
  phone: string;
}

const LISTED = LISTED_FIELDS.map(({ key }) => key);
const UNLISTED = UNLISTED_FIELDS.map(({ key }) => key);

/** A contact's search text, created at the first call. */
export const searchTextOf = memoizeByRef((contact: Contact): SearchText => {
  const seen = foldedText(LISTED.map((key) => contact[key]).join('\n'));
  const unseen = foldedText([...UNLISTED.map((key) => contact[key]), ...contact.tags].join('\n'));
  const text = `${seen}\n${unseen}`;
  const nameEnd = text.indexOf('\n');
  const companyEnd = text.indexOf('\n', nameEnd + 1);
  return { text, nameEnd, companyEnd, seenEnd: seen.length, phone: digitsOf(contact.phone) };
});

/** One word of a search; `digits` is '' unless the word can be a piece of a phone number. */
interface Term {
  text: string;
  digits: string;
}

export interface Search {
  terms: readonly Term[];
  /** The digits of a search that is a phone number or its beginning, which is then enough; else ''. */
  phone: string;
}

const PHONE_CHARACTERS = /^[\d\s()+./*#-]+$/;
// With fewer, "#1" or "(4)" would find almost every phone number.
const FEWEST_DIGITS = 2;
// With this many digits a leading 0 or 00 replaces the country: "050 123" finds "+971 50 123 4567". With fewer, ten
// thousand contacts have strangers among the hits.
const ENOUGH_DIGITS = 5;

/** A parsed search, prepared once for all contacts. A blank one has no terms and finds all. */
export function parsedSearch(search: string): Search {
  const text = foldedText(search).trim();
  const words = text.split(/\s+/).filter((word) => word !== '');
  const digits = phoneDigits(text);
  const significant = digits.replace(/^0+/, '');
  return {
    terms: words.map((word) => ({ text: word, digits: phoneDigits(word) })),
    phone: significant.length >= ENOUGH_DIGITS ? significant : digits,
  };
}

/** The words of a search of several that are on no contact, each once. */
export function lostWords(search: string, contacts: readonly Contact[]): string[] {
  const words = new Set(search.split(/\s+/).filter((word) => word !== ''));
  if (words.size < 2) return [];
  return [...words].filter((word) => {
    const alone = parsedSearch(word);
    return contacts.every((contact) => rankOf(alone, searchTextOf(contact)) === null);
  });
}

function phoneDigits(text: string): string {
  const digits = PHONE_CHARACTERS.test(text) ? digitsOf(text) : '';
  return digits.length >= FEWEST_DIGITS ? digits : '';
}

/** How well a contact matches: 0 by its name, 1 by its company too, 2 by anything else. */
export type Rank = 0 | 1 | 2;

/** A contact matches if it has every term, anywhere, or the phone number; else `null`. */
export function rankOf({ terms, phone }: Search, searched: SearchText): Rank | null {
  const { text, phone: stored, nameEnd, companyEnd } = searched;
  let rank: Rank = 0;
  for (const term of terms) {
    // The first hit is the best one.
    const at = text.indexOf(term.text);
    if (at >= 0 && at < nameEnd) continue;
    if (at >= 0 && at < companyEnd && rank < 2) rank = 1;
    else if (at >= 0 || (term.digits !== '' && stored.includes(term.digits))) rank = 2;
    else return phone !== '' && stored.includes(phone) ? 2 : null;
  }
  return rank;
}

/** Whether `earlier` found everything that `search` finds, so that only those are searched. */
export function isRefinementOf(search: Search, earlier: Search): boolean {
  return (
    phoneNarrows(search.phone, earlier.phone) &&
    earlier.terms.every((old) =>
      search.terms.some(
        (term) => term.text.includes(old.text) && phoneNarrows(term.digits, old.digits),
      ),
    )
  );
}

function phoneNarrows(digits: string, earlier: string): boolean {
  return digits === '' || (earlier !== '' && digits.includes(earlier));
}
