import type { Contact } from '../../contacts/contact';
import { parsedSearch, type Search } from '../../contacts/search';
import { digitsOf, foldedText } from '../../lib/searchText';

/** A piece of a text, in UTF-16 units: from `start` up to, not including, `end`. */
type Piece = readonly [start: number, end: number];

/** The name under which the style sheet draws the marks. */
const NAME = 'search';

/**
 * Marks the hits of a search in the texts below `body` (R15.4), without a change of the document.
 * Browsers without custom highlights show none. Returns how to take the marks away.
 */
export function markHits(body: Element, search: string): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const parsed = parsedSearch(search);
  const highlight = new Highlight();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('[aria-hidden]')) continue;
    for (const [start, end] of hits(parsed, node.nodeValue ?? '')) {
      highlight.add(
        new StaticRange({
          startContainer: node,
          startOffset: start,
          endContainer: node,
          endOffset: end,
        }),
      );
    }
  }
  CSS.highlights.set(NAME, highlight);
  return () => {
    CSS.highlights.delete(NAME);
  };
}

/** The fields that the list does not show, as it names them. */
const UNSEEN = [
  ['notes', 'Notes'],
  ['address', 'Address'],
  ['website', 'Website'],
  ['tags', 'Tags'],
] as const satisfies readonly (readonly [keyof Contact, string])[];

const SEEN = ['name', 'company', 'title', 'email', 'phone'] as const;

/** Why a row is there, where its own cells do not say it: `Notes: ...; tea at the studio`, or ''. */
export function unseenHit(search: string, contact: Contact): string {
  const { terms, phone } = parsedSearch(search);
  if (phone !== '' && digitsOf(contact.phone).includes(phone)) return '';
  const seen = foldedText(SEEN.map((field) => contact[field]).join('\n'));
  const unseen = terms.filter(({ text }) => !seen.includes(text));
  for (const [field, label] of UNSEEN) {
    const text = field === 'tags' ? contact.tags.join(', ') : contact[field];
    const first = hits({ terms: unseen, phone: '' }, text)[0];
    if (first) return `${label}: ${excerpt(text, first)}`;
  }
  return '';
}

/** In UTF-16 units, before and after a hit. */
const BEFORE = 8;
const AFTER = 60;

function excerpt(text: string, [start, end]: Piece): string {
  const from = start <= BEFORE ? 0 : text.indexOf(' ', start - BEFORE) + 1;
  const begin = from > start ? start : from;
  const rest = text.slice(begin, end + AFTER).replace(/\s+/g, ' ');
  return begin > 0 ? `…${rest}` : rest;
}

/** Where the terms of a search stand in a text, and digits of a phone number in any of their forms. */
export function hits({ terms, phone }: Search, text: string): readonly Piece[] {
  const letters = foldedWithPlaces(text);
  const found = terms.flatMap((term) => [...occurrences(letters, term.text)]);
  const numbers = new Set([phone, ...terms.map(({ digits }) => digits)]);
  numbers.delete('');
  if (numbers.size > 0 && PHONE.test(text)) {
    const digits = digitsWithPlaces(text);
    for (const number of numbers) found.push(...occurrences(digits, number));
  }
  return found;
}

const PHONE = /^[\p{Nd}\s()+./,#*x-]+$/iu;

/** A text made comparable, and for each of its units the place in the original that it came from. */
interface Placed {
  text: string;
  places: readonly Piece[];
}

// A letter and its accents are one: they are marked together.
const segmenter = new Intl.Segmenter();

function placed(text: string, comparable: (letter: string) => string): Placed {
  const places: Piece[] = [];
  let made = '';
  for (const { segment, index } of segmenter.segment(text)) {
    const piece: Piece = [index, index + segment.length];
    const folded = comparable(segment);
    for (let unit = 0; unit < folded.length; unit += 1) places.push(piece);
    made += folded;
  }
  return { text: made, places };
}

const foldedWithPlaces = (text: string): Placed => placed(text, foldedText);
const digitsWithPlaces = (text: string): Placed => placed(text, digitsOf);

function* occurrences({ text, places }: Placed, wanted: string): Generator<Piece> {
  if (wanted === '') return;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const start = places[at]?.[0] ?? 0;
    yield [start, places[at + wanted.length - 1]?.[1] ?? start];
  }
}
