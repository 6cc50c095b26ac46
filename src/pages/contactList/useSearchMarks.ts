import { useEffect, useState } from 'react';
import type * as searchMarks from './searchMarks';

type SearchMarks = typeof searchMarks;

/** The code that marks hits, from the first search on. Without it a search marks nothing. */
export function useSearchMarks(search: string): SearchMarks | null {
  const [marks, setMarks] = useState<SearchMarks | null>(null);
  const isSearching = search.trim() !== '';
  useEffect(() => {
    if (isSearching && !marks) import('./searchMarks').then(setMarks, () => undefined);
  }, [isSearching, marks]);
  return isSearching ? marks : null;
}
