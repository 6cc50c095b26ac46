import { createContext, useEffect, useState, type ReactNode } from 'react';
import { filesKey } from '../lib/filesKey';

/** Where the contacts list was left, at one search and sort. */
export interface ListPosition {
  scrollY: number;
  /** The contact that was opened, or '', and where it stood in the list, from 0. */
  contactId: string;
  index: number;
}

/** Remembers how the contacts list was left, for the way back to it. */
export class ListMemory {
  #search = '';
  #position: ListPosition | null = null;

  /** The list's search and sort as in the address bar: '' or `?...`. */
  get search(): string {
    return this.#search;
  }

  /** The address of the list with that search and sort. */
  get address(): string {
    return `/dashboard${this.#search}`;
  }

  get position(): ListPosition | null {
    return this.#position;
  }

  keepSearch(search: string): void {
    this.#search = search;
  }

  keepPosition(position: ListPosition): void {
    this.#position = position;
  }
}

/** What lives as long as one signed-in user: in memory only, and until sign-out. */
export interface Session {
  uid: string;
  /** Where the contacts list was left. */
  list: ListMemory;
}

export const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  uid: string;
  children: ReactNode;
}

/** Gives the pages below it one session, which is dropped when this component goes. Key it by `uid`. */
export function SessionProvider({ uid, children }: SessionProviderProps) {
  const [session] = useState<Session>(() => ({ uid, list: new ListMemory() }));
  useEffect(() => void goOnDeleting(uid), [uid]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Goes on with what an earlier visit has begun to delete. What fails again is left for the next one. */
async function goOnDeleting(uid: string): Promise<void> {
  try {
    if (localStorage.getItem(filesKey(uid))) {
      await (await import('./finishDeletions')).finishDeletions(uid);
    }
  } catch {
    // Without storage nothing is remembered.
  }
}
