import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Contact } from '../contact';
import { contactQuery, type OwnContact } from '../ownContact';
import { useContactStore } from '../store/useContactStore';
import { failureOf } from '../../firebase/remoteCall';
import type { RemoteFailure } from '../../lib/remoteFailure';
import { runWhenIdle } from '../../lib/runWhenIdle';
import { useSession } from '../../session/useSession';

export type OwnContactState =
  | { kind: 'loading' }
  | OwnContact
  | { kind: 'failed'; failure: RemoteFailure }
  /** The list's copy, and why it could not be read afresh. */
  | { kind: 'stale'; contact: Contact; failure: RemoteFailure };

/**
 * The contact `id` of the signed-in user: read afresh, and from then on as the store has it. With
 * `startFromList` the store's contact is shown until then, and kept where the reading fails: to look at it,
 * that is good enough. A form (`isForm`) stays whatever becomes of its contact. Nothing is read until `isRead`.
 * `isFresh` says that it was; `retry` starts again after a failure.
 */
export function useOwnContact(
  id: string,
  { startFromList, isForm, isRead }: { startFromList: boolean; isForm: boolean; isRead: boolean },
): { state: OwnContactState; isFresh: boolean; retry: () => void } {
  const { client } = useSession();
  const store = useContactStore();
  const held = useSyncExternalStore(store.subscribe, () => store.contact(id));
  const [isListed] = useState(held !== undefined);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(
    { ...contactQuery(store, id), enabled: isRead },
    client,
  );

  // After the contact: its changes arrive with those of the list, and its neighbours are there (R15.74).
  useEffect(() => {
    if (isFetching || store.current().kind === 'all') return;
    return runWhenIdle([() => void store.load()]);
  }, [isFetching, store]);

  // It was deleted elsewhere, or so the list says: its id is asked for. A form keeps what was typed; its
  // save says that the contact is gone.
  const isGone = !isForm && data?.kind === 'found' && held === undefined;
  useEffect(() => {
    if (isGone) void refetch();
  }, [isGone, refetch]);

  const isFresh = data !== undefined && !error && isFetchedAfterMount;
  return { state: state(), isFresh, retry: () => void refetch() };

  function state(): OwnContactState {
    const listed = startFromList && isListed ? held : undefined;
    if (error && !isFetching) {
      const failure = failureOf(error);
      return listed ? { kind: 'stale', contact: listed, failure } : { kind: 'failed', failure };
    }
    // What an earlier visit read does not count: the contact is read afresh at each.
    if (!data || !isFresh) {
      return listed ? { kind: 'found', contact: listed } : { kind: 'loading' };
    }
    return data.kind === 'found' ? { kind: 'found', contact: held ?? data.contact } : data;
  }
}
