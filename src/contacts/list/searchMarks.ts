import type { Contact } from '../model/contact';
import { UNLISTED_FIELDS } from '../model/fields';
import { searchTextOf, type Search } from '../model/search';
import { digitsOf, foldedText } from '../text/folded';
import { apart, lettersOf, termsOf } from '../model/closeTerms';
import { skeleton } from '../text/slips';
import { differingPlaces } from '../../platform/differingPlaces';
import { soundOf } from '../../platform/soundOf';
import { rowIndex } from '../desk/useRowFocus';

/** A piece of a text, in UTF-16 units: from `start` up to, not including, `end`. */
type Piece = readonly [start: number, end: number];

/** Marks the hits of a search in the texts below `body` (R15.4). Returns how to take the marks away. */
export function markHits(body: Element, search: Search): () => void {
  return markPieces('search', [body], (text) => hits(search, text));
}

/**
 * Marks pieces of the texts below `parts`, without a change of the document, as the style sheet says for `name`.
 * Browsers without custom highlights show none. Returns how to take the marks away.
 */
export function markPieces(
  name: string,
  parts: readonly Element[],
  piecesOf: (text: string) => readonly Piece[],
): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const highlight = new Highlight();
  for (const part of parts) markPart(highlight, part, piecesOf);
  CSS.highlights.set(name, highlight);
  return () => {
    CSS.highlights.delete(name);
  };
}

function markPart(
  highlight: Highlight,
  part: Element,
  piecesOf: (text: string) => readonly Piece[],
): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.hasAttribute('aria-hidden')) continue;
    for (const [start, end] of piecesOf(node.nodeValue ?? '')) {
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
}

/** What the list does not show, and what it is called. What people write themselves comes first. */
const UNSEEN: readonly { name: string; text: (contact: Contact) => string }[] = [
  ...UNLISTED_FIELDS.map(({ key, name }) => ({
    name,
    text: (contact: Contact) => contact[key],
  })).reverse(),
  { name: 'Tags', text: ({ tags }) => tags.join(', ') },
];

/** Why a row is there, where its own cells do not say it: `Notes: ...; tea at the studio`, or ''. */
export function unseenHit({ terms, phone }: Search, contact: Contact): string {
  const { text, seenEnd, phone: stored } = searchTextOf(contact);
  if (phone !== '' && stored.includes(phone)) return '';
  const unseen = terms.filter((term) => text.indexOf(term.text) >= seenEnd);
  if (unseen.length === 0) return '';
  for (const { name, text: textOf } of UNSEEN) {
    const shown = textOf(contact);
    const first = hits({ terms: unseen, phone: '' }, shown)[0];
    if (first) return `${name}: ${excerpt(shown, first)}`;
  }
  return '';
}

/** Whether a word's best place is the job title, which a phone shows in place of the company then (R15.4). */
export function isTitleHit({ terms }: Search, contact: Contact): boolean {
  const { text, companyEnd } = searchTextOf(contact);
  const titleEnd = text.indexOf('\n', companyEnd + 1);
  const places = terms.map((term) => text.indexOf(term.text));
  return places.some((at) => at > companyEnd && at < titleEnd);
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
  const folded = foldedText(text);
  const found: Piece[] = [];
  const present = terms.filter((term) => term.text !== '' && folded.includes(term.text));
  if (present.length > 0) {
    const letters = ASCII.test(text) ? { text: folded } : placed(graphemes(text), foldedText);
    for (const term of present) found.push(...occurrences(letters, term.text));
  }
  const numbers = new Set([phone, ...terms.map(({ digits }) => digits)]);
  numbers.delete('');
  if (numbers.size > 0 && PHONE.test(text)) {
    const digits = placed(Array.from(text), digitsOf);
    for (const number of numbers) found.push(...occurrences(digits, number));
  }
  return found;
}

// In nearly all texts, and there each letter stays where it is.
const ASCII = /^[\0-\x7f]*$/;
const PHONE = /^(?:[\p{Nd}\s()+./,:;#*x-]|ext(?:ensio)?n?)+$/iu;

/** A text made comparable, and for each of its units the place in the original that it came from. */
interface Placed {
  text: string;
  /** Left out where nothing has moved. */
  places?: readonly Piece[];
}

const segmenter = new Intl.Segmenter();

/** A letter and its accents are one: they are marked together. */
function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function placed(letters: readonly string[], comparable: (letter: string) => string): Placed {
  const places: Piece[] = [];
  let made = '';
  let at = 0;
  for (const letter of letters) {
    const piece: Piece = [at, at + letter.length];
    const folded = comparable(letter);
    for (let unit = 0; unit < folded.length; unit += 1) places.push(piece);
    made += folded;
    at += letter.length;
  }
  return { text: made, places };
}

function* occurrences({ text, places }: Placed, wanted: string): Generator<Piece> {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const last = at + wanted.length - 1;
    if (places) yield [places[at]?.[0] ?? 0, places[last]?.[1] ?? 0];
    else yield [at, last + 1];
  }
}

/**
 * Marks the letters that differ from the search, in the rows from `first` on. Returns a function that removes the
 * marks.
 */
export function markClose(body: Element, search: string, first: number): () => void {
  const rows = [...body.children].filter((row) => rowIndex(row) >= first);
  return markPieces('close', rows, (text) => differingPieces(search, text));
}

const APOSTROPHES = /['’]/g;
const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Where the words of a text differ from those of a search that they are close to, in UTF-16 units. */
export function differingPieces(search: string, text: string): [start: number, end: number][] {
  const terms = termsOf(search).all;
  const pieces: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldedText(word).replace(APOSTROPHES, '');
    const alike = skeleton(folded);
    const listed = { text: folded, letters: lettersOf(folded), sound: soundOf(folded) };
    const distances = terms.map((term) => apart(term, listed, alike));
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
