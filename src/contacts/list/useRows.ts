import { useMemo, useSyncExternalStore } from 'react';
import type { Sort } from '../model/columns';
import { headingsOf } from '../model/headings';
import { RowPlaces } from '../desk/RowPlaces';
import type { Contact } from '../model/contact';

/**
 * The contacts that have a row, with their places: the hits of the search, or those close to it under a heading.
 * `sort` is `null` while the best match comes first.
 */
export function useRows(
  visible: readonly Contact[],
  close: readonly Contact[],
  search: string,
  sort: Sort | null,
) {
  const today = useSyncExternalStore(hearOfDays, dayNow);
  const isSearched = sort === null || search.trim() !== '';
  return useMemo(() => {
    const { length } = visible;
    if (close.length > 0) {
      const heading = { before: length, label: 'Did you mean', count: close.length };
      const rows = [...visible, ...close];
      return { rows, places: new RowPlaces(rows.length, [heading]) };
    }
    const headings = isSearched ? [] : headingsOf(visible, sort, new Date(today));
    return { rows: visible, places: new RowPlaces(length, headings) };
  }, [visible, close, isSearched, sort, today]);
}

/** In ms. */
const LOOKED_EVERY = 5 * 60_000;

/** On Monday "This week" is another one: on a page that stayed open, and where somebody comes back to one. */
function hearOfDays(tell: () => void): () => void {
  const looking = setInterval(tell, LOOKED_EVERY);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** In ms: when the day began. */
function dayNow(): number {
  return new Date().setHours(0, 0, 0, 0);
}
