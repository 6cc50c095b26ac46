import { filesKey } from './filesKey';

/** Files to delete with the document that they belong to. */
export interface FilesToDelete {
  /** The id of a contact, or `PROFILE`. */
  owner: string;
  files: readonly string[];
  /** Nobody deletes them before this time, in ms since 1970. */
  due: number;
}

/** The owner of profile photos; they have a folder of their own, so no files are named. */
export const PROFILE = '';

/**
 * What this browser has begun to delete for `uid` and may have to finish at a later visit (R15.29). It is
 * written down before the document goes: afterwards nothing would tell where its files are.
 */
export function filesToDelete(uid: string): FilesToDelete[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(filesKey(uid)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(stored: unknown): stored is FilesToDelete {
  const { owner, files, due } = { ...(stored as Partial<FilesToDelete> | null) };
  return typeof owner === 'string' && Array.isArray(files) && typeof due === 'number';
}

/** Adds files, in place of the owner's earlier ones. A browser that keeps nothing is no error. */
export function rememberFiles(uid: string, entry: FilesToDelete): void {
  store(uid, [...othersThan(uid, entry.owner), entry]);
}

/** To be called when an owner's files are deleted, or are to stay. */
export function forgetFiles(uid: string, owner: string): void {
  store(uid, othersThan(uid, owner));
}

function othersThan(uid: string, owner: string): FilesToDelete[] {
  return filesToDelete(uid).filter((entry) => entry.owner !== owner);
}

function store(uid: string, entries: readonly FilesToDelete[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(filesKey(uid));
    else localStorage.setItem(filesKey(uid), JSON.stringify(entries));
  } catch {
    // Full or refused: this visit deletes them, if it lasts.
  }
}

/** The account goes, and all its files with it. */
export function forgetAllFiles(uid: string): void {
  store(uid, []);
}
