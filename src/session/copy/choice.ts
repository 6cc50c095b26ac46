import type { QueryKey } from '@tanstack/react-query';

/** Under this key the browser remembers whose contacts it keeps; under this name the database holds them. */
export const COPY = 'cardfile.copy';

/** Stands in the place of the uid until the database is deleted. */
const ENDING = 'ENDING';

/** What was read in an earlier visit, by the keys of the session's queries. */
export interface StoredCopy {
  uid: string;
  queries: readonly (readonly [QueryKey, unknown])[];
}

/** Who signs in at this login next wants a copy. */
let isAskedFor = false;
let reading: Promise<void> | undefined;
let found: StoredCopy | null = null;

/** Whose contacts are to be kept on this computer (R15.22); `null` for nobody's. */
export function copyOwner(): string | null {
  try {
    return localStorage.getItem(COPY);
  } catch {
    return null;
  }
}

/** From now on the contacts of `uid` are kept. A browser that remembers nothing keeps no copy. */
export function keepCopyOf(uid: string): void {
  try {
    localStorage.setItem(COPY, uid);
  } catch {
    // Full or refused.
  }
}

/** The choice at the login. */
export function askForCopy(isAsked: boolean): void {
  isAskedFor = isAsked;
}

/** `uid` is signed in with a session that this browser keeps, or nobody is (''): no other copy stays (R15.81). */
export function guardCopy(uid: string): void {
  if ((copyOwner() ?? uid) !== uid) forgetCopy();
  if (uid && isAskedFor) keepCopyOf(uid);
}

/** Deletes the copy and the choice. Where the database does not answer, a later page does the rest. */
export function forgetCopy(): void {
  found = null;
  keepCopyOf(ENDING);
  try {
    indexedDB.deleteDatabase(COPY).onsuccess = () => {
      if (copyOwner() === ENDING) localStorage.removeItem(COPY);
    };
  } catch {
    // A browser without one: another page of it may have one.
  }
}

/** Begins to read the copy, once in each load of the site; settles when it is here, or takes too long. */
export function readCopy(): Promise<void> | undefined {
  const uid = copyOwner();
  if (uid) {
    reading ??= import('./storedCopy').then(
      async ({ loadCopy }) => {
        found = await loadCopy(uid);
      },
      () => {},
    );
  }
  return reading;
}

/** What was read for `uid`, once; empty where nothing was, or where the copy is no longer theirs. */
export function takeCopy(uid: string): StoredCopy['queries'] {
  const taken = found;
  found = null;
  return taken?.uid === uid && copyOwner() === uid ? taken.queries : [];
}
