import { createContext, useEffect, useState, type ReactNode } from 'react';
import type { Contact } from '../contacts/contact';
import { filesKey } from '../firebase/filesKey';

/** Where the contacts list was left, at one search and sort. */
export interface ListPosition {
  scrollY: number;
  /** The contact that was opened, or '', and where it stood in the list, from 0. */
  contactId: string;
  index: number;
}

/** What a history entry of the list holds: the words of the search, and whose they are. */
export interface ListState {
  search: string;
  uid: string;
}

/** How the list was left: the sort as in the address bar ('' or `?...`), and the search. */
export interface ListView {
  sort: string;
  state: ListState | null;
}

/** Remembers how the contacts list was left, for the way back to it, and what is selected in it. */
export class ListMemory {
  #view: ListView = { sort: '', state: null };
  #shown: readonly Contact[] = [];
  #position: ListPosition | null = null;
  /** The ids of the contacts that are selected (R15.8). */
  selected: ReadonlySet<string> = new Set();

  get view(): ListView {
    return this.#view;
  }

  /** The contacts of that view in its order; none where that is not known. */
  get shown(): readonly Contact[] {
    return this.#shown;
  }

  /** The address of the list with its sort. */
  get address(): string {
    return `/dashboard${this.#view.sort}`;
  }

  /** What a way to that address must hand over, so that the search is found there. */
  get state(): ListState | null {
    return this.#view.state;
  }

  keepView(view: ListView, shown: readonly Contact[] = []): void {
    this.#view = view;
    this.#shown = shown;
  }

  /** Where the list was left, if it was left at this search and sort. */
  positionAt(view: ListView): ListPosition | null {
    return this.isAt(view) ? this.#position : null;
  }

  isAt({ sort, state }: ListView): boolean {
    return sort === this.#view.sort && state?.search === this.#view.state?.search;
  }

  keepPosition(position: ListPosition): void {
    this.#position = position;
  }

  keepSelected(ids: ReadonlySet<string>): void {
    this.selected = ids;
  }
}

/** What lives as long as one signed-in user: in memory only, and until sign-out. */
export interface Session {
  uid: string;
  /** Where the contacts list was left. */
  list: ListMemory;
  /** Draws this below whatever page is open, in place of the notice before; it goes with the session. */
  showNotice: (notice: ReactNode) => void;
}

export const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  /** '' for a visitor, who has no session. */
  uid: string;
  children: ReactNode;
}

/**
 * Gives the pages below it the session of `uid`, and drops it when somebody else signs in, or nobody is. It
 * stands above the public pages too: a visit to one of them drops nothing (R15.41).
 */
export function SessionProvider({ uid, children }: SessionProviderProps) {
  const [session, setSession] = useState<Session | null>(null);
  const [notice, showNotice] = useState<ReactNode>(null);
  const isOver = uid !== (session?.uid ?? '');
  const current = isOver ? startSession(uid, showNotice) : session;
  if (isOver) {
    setSession(current);
    showNotice(null);
  }
  useEffect(() => {
    if (uid !== '') void goOnDeleting(uid);
  }, [uid]);
  return (
    <SessionContext value={current}>
      {children}
      {notice}
    </SessionContext>
  );
}

function startSession(uid: string, showNotice: Session['showNotice']): Session | null {
  return uid === '' ? null : { uid, list: new ListMemory(), showNotice };
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
