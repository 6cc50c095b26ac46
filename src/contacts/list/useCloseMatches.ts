import { useEffect, useMemo, useState } from 'react';
import { runWhenIdle } from '../../platform/runWhenIdle';
import type { CloseIndex } from '../model/closeSearch';
import type { Contact } from '../model/contact';
import type { Predicate } from '../model/filter';
import type { LoadedList } from '../store/ContactList';
import { loadCloseSearch } from './loadCloseSearch';

const NONE: readonly Contact[] = [];

interface Made {
  index: CloseIndex;
  of: readonly Contact[];
}

/** Contacts that a search may mean which finds nothing (R15.152), as soon as the index is ready. */
export function useCloseMatches(
  { kind, contacts }: LoadedList,
  search: string,
  found: readonly Contact[],
  predicate: Predicate | null,
): readonly Contact[] {
  const [made, setMade] = useState<Made | null>(null);
  const isSearching = search.trim() !== '';
  // Changes without a search wait for the next one.
  const isWanted = made === null || (isSearching && made.of !== contacts);
  useEffect(() => {
    if (kind !== 'all' || !isWanted) return;
    const keep = (index: CloseIndex) => setMade({ index, of: contacts });
    let isOver = false;
    let cancel = () => {};
    // Without its code nothing is close; the next change of the list asks for it again.
    loadCloseSearch().then(
      (code) => {
        if (!isOver) cancel = runWhenIdle(code.CloseIndex.making(contacts, keep));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      cancel();
    };
  }, [kind, contacts, isWanted]);
  return useMemo(() => {
    // The index may be outdated. It is made when needed, which is rare.
    let here: Set<Contact> | null = null;
    const stays = (contact: Contact) =>
      (here ??= new Set(contacts)).has(contact) && (!predicate || predicate(contact));
    return made && found.length === 0 ? made.index.closeTo(search, stays) : NONE;
  }, [made, contacts, search, found, predicate]);
}
