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

/** Adds files, in place of their owners' earlier ones. A browser that keeps nothing is no error. */
export function rememberFiles(uid: string, ...entries: readonly FilesToDelete[]): void {
  if (entries.length === 0) return;
  store(uid, [...othersThan(uid, ...entries.map(({ owner }) => owner)), ...entries]);
}

/** Nobody deletes the files of these owners before `due`. */
export function postponeFiles(uid: string, owners: ReadonlySet<string>, due: number): void {
  const entries = filesToDelete(uid);
  if (!entries.some(({ owner }) => owners.has(owner))) return;
  store(
    uid,
    entries.map((entry) => (owners.has(entry.owner) ? { ...entry, due } : entry)),
  );
}

/** To be called when the files of these owners are deleted, or are to stay. */
export function forgetFiles(uid: string, ...owners: readonly string[]): void {
  store(uid, othersThan(uid, ...owners));
}

function othersThan(uid: string, ...owners: readonly string[]): FilesToDelete[] {
  const those = new Set(owners);
  return filesToDelete(uid).filter((entry) => !those.has(entry.owner));
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
