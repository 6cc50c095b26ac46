import { queryOptions, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { failureOf, FRESH_FOR } from '../firebase/remoteCall';
import type { RemoteFailure } from '../lib/remoteFailure';
import { loadChunk } from '../ui/loadChunk';
import { contactListKey, startContactList, type ContactList } from './cache';
import type { Contact } from './contact';
import { loadNewest } from './newestContacts';

/** All contacts of `uid`, the newest first (R7.2, R15.23). Fails with `RemoteError`. */
export function contactListQuery(uid: string) {
  return queryOptions({
    queryKey: contactListKey(uid),
    queryFn: ({ client }) => loadContacts(client, uid),
    staleTime: FRESH_FOR,
    // A comparison of ten thousand contacts would hold up the page.
    structuralSharing: false,
  });
}

/** How much of the user's contacts is here, and why not more. */
export type ContactListState =
  | { kind: 'loading' }
  /** The newest are here, the rest is on its way. */
  | { kind: 'newest'; contacts: readonly Contact[] }
  /** `failure` is why they could not be refreshed since; `copiedAt` as in `ContactList`. */
  | {
      kind: 'all';
      contacts: readonly Contact[];
      failure: RemoteFailure | null;
      copiedAt: number | undefined;
    }
  /** The rest could not be loaded. */
  | { kind: 'incomplete'; contacts: readonly Contact[]; failure: RemoteFailure }
  | { kind: 'failed'; failure: RemoteFailure };

/** What the result of `contactListQuery` means for the page. */
export function contactListState({
  data,
  error,
  isFetching,
}: Pick<UseQueryResult<ContactList>, 'data' | 'error' | 'isFetching'>): ContactListState {
  const failure = error && !isFetching ? failureOf(error) : null;
  if (!data) return failure ? { kind: 'failed', failure } : { kind: 'loading' };
  const { contacts, copiedAt } = data;
  if (data.isWhole) return { kind: 'all', contacts, failure, copiedAt };
  return failure ? { kind: 'incomplete', contacts, failure } : { kind: 'newest', contacts };
}

async function loadContacts(client: QueryClient, uid: string): Promise<ContactList> {
  const before = client.getQueryData<ContactList>(contactListKey(uid));
  if (before?.marks) {
    // Where its code does not come, all contacts still do.
    const code = await import('./refreshContacts').catch(() => null);
    const refreshed = await code?.refreshContacts(client, uid, before, before.marks);
    if (refreshed) return refreshed;
  }
  const load = startContactList(client, uid);
  const newest = loadNewest(uid, load.showNewest);
  // On its way while the newest are.
  const all = loadChunk(() => import('./allContacts')).then(({ loadAll }) => loadAll(uid, newest));
  const [list] = await Promise.all([all, newest]);
  return load.wholeList(list.contacts, list.marks);
}
