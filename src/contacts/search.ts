import { CONTACT_TEXT_FIELDS, type Contact } from './contact';
import { digitsOf, foldedText } from '../lib/searchText';

export interface SearchText {
  /** The texts and tags, folded, one to a line so that no word is found across two of them. */
  text: string;
  /** Where in `text` the fields that the list shows end: the first five, each of one line. */
  seenEnd: number;
  phone: string;
}

const SEEN_FIELDS = CONTACT_TEXT_FIELDS.slice(0, 5);

const prepared = new WeakMap<Contact, SearchText>();

/** A contact's search text, made at the first call. */
export function searchTextOf(contact: Contact): SearchText {
  let searchText = prepared.get(contact);
  if (!searchText) {
    const text = foldedText(
      [...CONTACT_TEXT_FIELDS.map((field) => contact[field]), ...contact.tags].join('\n'),
    );
    const seenEnd = SEEN_FIELDS.reduce((end) => text.indexOf('\n', end + 1), -1);
    searchText = { text, seenEnd, phone: digitsOf(contact.phone) };
    prepared.set(contact, searchText);
  }
  return searchText;
}

/** One word of a search; `digits` is '' unless the word can be a piece of a phone number. */
interface Term {
  text: string;
  digits: string;
}

export interface Search {
  terms: readonly Term[];
  /** The digits of a search that is one phone number as a whole, which then suffice; else ''. */
  phone: string;
}

const PHONE_CHARACTERS = /^[\d\s()+./*#-]+$/;
// With fewer, "#1" or "(4)" would find almost every phone number.
const FEWEST_DIGITS = 2;
// From here a leading 0 or 00 stands for the country: "050 123 4567" finds "+971 50 123 4567".
const WHOLE_NUMBER_DIGITS = 7;

/** A search as typed, taken apart once for all contacts. A blank one has no terms and finds all. */
export function parsedSearch(search: string): Search {
  const text = foldedText(search).trim();
  const words = text.split(/\s+/).filter((word) => word !== '');
  const digits = phoneDigits(text);
  const significant = digits.replace(/^0+/, '');
  return {
    terms: words.map((word) => ({ text: word, digits: phoneDigits(word) })),
    phone: significant.length >= WHOLE_NUMBER_DIGITS ? significant : digits,
  };
}

function phoneDigits(text: string): string {
  const digits = PHONE_CHARACTERS.test(text) ? digitsOf(text) : '';
  return digits.length >= FEWEST_DIGITS ? digits : '';
}

/** Whether a contact is found: by the phone number as a whole, or by each term, wherever it stands. */
export function matches({ terms, phone }: Search, { text, phone: stored }: SearchText): boolean {
  if (phone !== '' && stored.includes(phone)) return true;
  for (const term of terms) {
    if (text.includes(term.text)) continue;
    if (term.digits === '' || !stored.includes(term.digits)) return false;
  }
  return true;
}

/** Whether everything that `search` finds was found by `earlier`, so that only those need a look. */
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
