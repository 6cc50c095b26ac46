import { useEffect, useMemo, useState } from 'react';
import { runWhenIdle } from '../../lib/runWhenIdle';
import type { Contact } from '../contact';
import type { Sieve } from '../store/ContactIndex';
import type { ContactList } from '../store/ContactList';
import type * as listTools from './ListTools';

const NONE: readonly Contact[] = [];

/** What is close to a search that finds hardly anything (R15.152), as soon as its code and its words are ready. */
export function useCloseMatches(
  tools: typeof listTools | null,
  { kind, contacts }: Extract<ContactList, { contacts: unknown }>,
  search: string,
  exact: readonly Contact[],
  sieve: Sieve | null,
): readonly Contact[] {
  const [index, setIndex] = useState<listTools.CloseIndex | null>(null);
  useEffect(() => {
    if (tools && kind === 'all') return runWhenIdle(tools.CloseIndex.making(contacts, setIndex));
  }, [tools, kind, contacts]);
  return useMemo(() => {
    // The index may be of the list before a change. Made when it is asked for, which is seldom.
    let here: Set<Contact> | null = null;
    const stays = (contact: Contact) =>
      (here ??= new Set(contacts)).has(contact) && (!sieve || sieve(contact));
    return index ? index.closeTo(search, exact, stays) : NONE;
  }, [index, contacts, search, exact, sieve]);
}
