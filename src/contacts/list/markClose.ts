import { differingPieces } from './differingPieces';
import { markPieces } from './searchMarks';
import { rowIndex } from '../desk/useRowFocus';

/**
 * Marks the letters that differ from the search, in the rows from `first` on. Returns a function that removes the
 * marks.
 */
export function markClose(body: Element, search: string, first: number): () => void {
  const rows = [...body.children].filter((row) => rowIndex(row) >= first);
  return markPieces('close', rows, (text) => differingPieces(search, text));
}
