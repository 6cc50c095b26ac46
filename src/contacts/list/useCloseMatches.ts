import { useEffect, useMemo, useState } from 'react';
import { runWhenIdle } from '../../platform/runWhenIdle';
import type { Contact } from '../model/contact';
import type { Predicate } from '../store/ContactIndex';
import type { LoadedList } from '../store/ContactList';
import type * as listTools from './ListTools';

const NONE: readonly Contact[] = [];

interface Made {
  index: listTools.CloseIndex;
  of: readonly Contact[];
}

/** Contacts close to a search that finds hardly anything (R15.152), as soon as the code and the index are ready. */
export function useCloseMatches(
  tools: typeof listTools | null,
  { kind, contacts }: LoadedList,
  search: string,
  exact: readonly Contact[],
  predicate: Predicate | null,
): readonly Contact[] {
  const [made, setMade] = useState<Made | null>(null);
  const isSearching = search.trim() !== '';
  // Changes without a search wait for the next one.
  const isWanted = made === null || (isSearching && made.of !== contacts);
  useEffect(() => {
    if (!tools || kind !== 'all' || !isWanted) return;
    const keep = (index: listTools.CloseIndex) => setMade({ index, of: contacts });
    return runWhenIdle(tools.CloseIndex.making(contacts, keep));
  }, [tools, kind, contacts, isWanted]);
  return useMemo(() => {
    // The index may be outdated. It is made when needed, which is rare.
    let here: Set<Contact> | null = null;
    const stays = (contact: Contact) =>
      (here ??= new Set(contacts)).has(contact) && (!predicate || predicate(contact));
    return made ? made.index.closeTo(search, exact, stays) : NONE;
  }, [made, contacts, search, exact, predicate]);
}
