import type { Contact } from '../model/contact';
import { UNLISTED_FIELDS } from '../model/fields';
import { placeOf, searchTextOf, wordsAsOne, type Search, type Term } from '../model/search';
import { foldedText, spelledOut, withoutE } from '../text/fold';
import { asciiDigits, digitsIn } from '../../platform/text';
import { loadCloseSearch } from '../store/view/loadCloseSearch';
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
function markPieces(
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
  for (const nodes of textsOf(part)) {
    for (const [start, end] of piecesOf(nodes.map(({ data }) => data).join(''))) {
      const [startContainer, startOffset] = placeIn(nodes, start);
      const [endContainer, endOffset] = placeIn(nodes, end);
      highlight.add(new StaticRange({ startContainer, startOffset, endContainer, endOffset }));
    }
  }
}

/** The texts that are searched, each by its nodes: an email has several, and what a browser has translated. */
function textsOf(part: Element): Iterable<Text[]> {
  const texts = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const box = node.parentElement?.closest('[aria-hidden], td, th, [dir]');
    if (!box?.hasAttribute('dir')) continue;
    const nodes = texts.get(box);
    if (nodes) nodes.push(node);
    else texts.set(box, [node]);
  }
  return texts.values();
}

/** Where a place in a text is among its nodes. */
function placeIn(nodes: readonly Text[], place: number): [node: Text, offset: number] {
  let [node] = nodes as [Text];
  let offset = place;
  for (const next of nodes.slice(1)) {
    if (offset <= node.length) break;
    offset -= node.length;
    node = next;
  }
  return [node, offset];
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
export function unseenHit({ terms, phones }: Search, contact: Contact): string {
  const searched = searchTextOf(contact);
  if (phones.some((asked) => searched.phone.includes(asked))) return '';
  const unseen = terms.filter((term) => placeOf(term, searched) >= searched.seenEnd);
  if (unseen.length === 0) return '';
  for (const { name, text: textOf } of UNSEEN) {
    const shown = textOf(contact);
    const first = hits({ terms: unseen, phones: [] }, shown)[0];
    if (first) return `${name}: ${excerpt(shown, first)}`;
  }
  return '';
}

/** Whether a word's best place is the job title, which a phone shows in place of the company then (R15.4). */
export function isTitleHit({ terms }: Search, contact: Contact): boolean {
  const searched = searchTextOf(contact);
  const { text, companyEnd } = searched;
  const titleEnd = text.indexOf('\n', companyEnd + 1);
  const places = terms.map((term) => placeOf(term, searched));
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

/** Where the terms of a search stand in a text, in each of their spellings, and a phone number in any of its forms. */
export function hits({ terms, phones }: Search, text: string): readonly Piece[] {
  const folded = foldedText(text);
  // In nearly all texts each letter stays where it is.
  const letters =
    folded === text.toLowerCase() ? { text: folded } : placed(graphemes(text), foldedText);
  const found = terms.flatMap(({ texts, ...others }) => {
    const own = texts.flatMap((one) => [...occurrences(letters, one)]);
    return own.length > 0 ? own : wordHits({ texts, ...others }, text);
  });
  if (!PHONE.test(text)) return found;
  const digits = placed(Array.from(text), (one) => digitsIn(asciiDigits(one)));
  const numberHits = (asked: readonly string[]) =>
    asked.map((number) => [...occurrences(digits, number)]).find(({ length }) => length > 0) ?? [];
  const number = numberHits(phones);
  const pieces = number.length > 0 ? number : terms.flatMap((term) => numberHits(term.phones));
  return [...found, ...pieces];
}

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/** The whole words that a term finds in another spelling, as singular or plural, or as one. */
function wordHits({ texts, forms, joined }: Term, text: string): Piece[] {
  const words = [...text.matchAll(WORD)];
  const folded = words.map(([word]) => foldedText(word));
  return words.flatMap(({ index, 0: word }, at): Piece[] => {
    const spelled = foldedText(spelledOut(word));
    const isSpelled = [spelled, withoutE(spelled)].some((other) =>
      texts.some((one) => other.includes(one)),
    );
    const isForm = forms.some((form) => form.text === folded[at]);
    if (isSpelled || isForm) return [[index, index + word.length]];
    const count = Math.max(...joined.map((letters) => wordsAsOne(folded.slice(at), letters)), 0);
    const last = words[at + count - 1];
    return count > 0 && last ? [[index, last.index + last[0].length]] : [];
  });
}

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
  let isOver = false;
  let unmark = () => {};
  // Those rows are there because this code is; else they have no marks.
  loadCloseSearch().then(
    ({ differingPieces }) => {
      if (!isOver) unmark = markPieces('close', rows, (text) => differingPieces(search, text));
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    unmark();
  };
}
