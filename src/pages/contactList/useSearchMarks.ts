import { useMemo } from 'react';
import type { Contact } from '../../contacts/contact';
import { parsedSearch } from '../../contacts/search';
import { useLaterCode } from '../../ui/loadChunk';

/** What `searchMarks` does, for one search. */
interface Marks {
  markHits: (body: Element) => () => void;
  unseenHit: (contact: Contact) => string;
}

/** Marks for a search, once their code is there; it is loaded at the first one. `null` marks nothing. */
export function useSearchMarks(search: string): Marks | null {
  const isSearching = search.trim() !== '';
  const code = useLaterCode(() => import('./searchMarks'), isSearching);
  return useMemo(() => {
    if (!isSearching || !code) return null;
    const parsed = parsedSearch(search);
    return {
      markHits: (body) => code.markHits(body, parsed),
      unseenHit: (contact) => code.unseenHit(parsed, contact),
    };
  }, [isSearching, code, search]);
}
