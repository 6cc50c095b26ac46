import { useMemo, useState } from 'react';
import { useDocumentEvent } from '../../ui/useDocumentEvent';
import type { Sort } from './columns';
import { headingsOf } from './headings';
import { RowPlaces } from './RowPlaces';
import type { Contact } from '../contact';

/**
 * The contacts that have a row, with their places: the hits of the search, then those close to it under a heading.
 * `sort` is `null` while the best match comes first.
 */
export function useRows(
  visible: readonly Contact[],
  close: readonly Contact[],
  search: string,
  sort: Sort | null,
) {
  const [today, setToday] = useState(dayNow);
  // "This week" is another one where somebody comes back to the page on another day.
  useDocumentEvent('visibilitychange', () => setToday(dayNow));
  const isSearched = sort === null || search.trim() !== '';
  return useMemo(() => {
    const { length } = visible;
    if (close.length > 0) {
      const heading = { before: length, label: 'Close to it', count: close.length };
      const rows = [...visible, ...close];
      return { rows, places: new RowPlaces(rows.length, [heading]) };
    }
    const headings = isSearched ? [] : headingsOf(visible, sort, new Date(today));
    return { rows: visible, places: new RowPlaces(length, headings) };
  }, [visible, close, isSearched, sort, today]);
}

/** In ms: when the day began. */
function dayNow(): number {
  return new Date().setHours(0, 0, 0, 0);
}
