import { differingPlaces } from '../../platform/differingPlaces';
import { closeTerms, distanceOf } from './closeSearch';
import { foldedText } from '../text/fold';
import { inPrint, soundOf } from '../text/slips';

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Where the words of a text differ from those of a search that they are close to, in UTF-16 units. */
export function differingPieces(search: string, text: string): [start: number, end: number][] {
  const terms = closeTerms(search);
  const pieces: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldedText(word);
    const listed = { text: folded, form: inPrint(folded), sound: soundOf(folded) };
    const distances = terms.map((term) => distanceOf(term, listed));
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
