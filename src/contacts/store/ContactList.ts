import type { RemoteFailure } from '../../platform/remoteFailure';
import type { Contact } from '../model/contact';

/** The loading state of the user's contacts. The newest come first (`newest`), then the others with each page. */
export type ContactList =
  | { kind: 'loading' }
  | { kind: 'newest'; contacts: readonly Contact[] }
  /** `failure`: of the last refresh. `copiedAt` (ms): when a copy of an earlier visit was up to date (R15.22). */
  | {
      kind: 'all';
      contacts: readonly Contact[];
      failure: RemoteFailure | null;
      copiedAt: number | undefined;
    }
  | { kind: 'incomplete'; contacts: readonly Contact[]; failure: RemoteFailure }
  | { kind: 'failed'; failure: RemoteFailure };

/** A list with contacts to show. */
export type LoadedList = Extract<ContactList, { contacts: unknown }>;

/** Whether two states of a list are the same, with the same contacts. */
export function isSameList(one: ContactList, other: ContactList): boolean {
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size && entries.every(([key, value]) => others.get(key) === value)
  );
}
