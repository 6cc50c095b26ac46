import type { RemoteFailure } from '../../lib/remoteFailure';
import type { Contact } from '../contact';

/** The loading state of the user's contacts. They come with the newest first. */
export type ContactList =
  | { kind: 'loading' }
  /** The newest are loaded, the rest is loading. */
  | { kind: 'newest'; contacts: readonly Contact[] }
  /**
   * `failure` is why the last refresh failed; `copiedAt` (ms) is when they were up to date, if they are the copy of
   * an earlier visit (R15.22).
   */
  | {
      kind: 'all';
      contacts: readonly Contact[];
      failure: RemoteFailure | null;
      copiedAt: number | undefined;
    }
  /** The rest could not be loaded. */
  | { kind: 'incomplete'; contacts: readonly Contact[]; failure: RemoteFailure }
  | { kind: 'failed'; failure: RemoteFailure };

/** Whether two states of a list are the same, with the same contacts. */
export function isSameList(one: ContactList, other: ContactList): boolean {
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size && entries.every(([key, value]) => others.get(key) === value)
  );
}
