import { randomKey } from '../platform/randomKey';
import { listStored, readStored, writeStored } from '../platform/storage/browserStorage';

/** The search and filter of the contacts list, and the user they belong to. */
export interface HeldSearch {
  search: string;
  /** See contacts/filter/filter.ts; left out for none. */
  filter?: string;
  uid: string;
}

/** By their keys, also where the browser stores nothing. */
const known = new Map<string, string>();

/**
 * A key under which this tab keeps a search, the same for the same one. The history entry holds the key alone: entries
 * can't be found again and emptied after a log-out, the storage can.
 */
export function keepSearch({ search, filter, uid }: HeldSearch): string {
  const text = JSON.stringify({ search, filter, uid } satisfies Record<keyof HeldSearch, unknown>);
  for (const [key, other] of known) if (other === text) return key;
  const key = randomKey();
  known.set(key, text);
  writeStored('SESSION', 'search', text, key);
  return key;
}

/** The search under this key; one of nobody where it is gone. */
export function keptSearch(key: string): HeldSearch {
  const text = known.get(key) ?? readStored('SESSION', 'search', key);
  try {
    const { search, filter, uid } = { ...(JSON.parse(text ?? '') as Partial<HeldSearch> | null) };
    if (typeof search === 'string' && typeof uid === 'string') {
      return { search, uid, ...(typeof filter === 'string' && { filter }) };
    }
  } catch {
    // Not ours.
  }
  return { search: '', uid: '' };
}

let email = '';

/** Keeps the email that was typed before the login, for its pages in this tab. */
export function keepEmail(typed: string): void {
  email = typed;
  writeStored('SESSION', 'email', typed || null);
}

export function keptEmail(): string {
  return email || (readStored('SESSION', 'email') ?? '');
}

/** Drops the email and every search but those of `uid`: somebody logs out ('') or signs in. */
export function dropSearches(uid = ''): void {
  keepEmail('');
  for (const key of [...known.keys(), ...listStored('SESSION', 'search')]) {
    if (uid !== '' && keptSearch(key).uid === uid) continue;
    known.delete(key);
    writeStored('SESSION', 'search', null, key);
  }
}
