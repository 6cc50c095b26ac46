import { useEffect, useSyncExternalStore } from 'react';
import type { RemoteFailure } from '../../lib/remoteFailure';
import type { ContactListState } from '../../contacts/ContactList';
import { useSessionStore } from '../../session/useSessionStore';
import { loadContacts } from '../../contacts/loadContacts';
import { useSubscription, type SubscriptionState } from './useSubscription';

/** Contacts older than this (ms) are loaded again, in the background, when the dashboard opens. */
const FRESH_FOR = 5 * 60_000;

interface Dashboard {
  list: ContactListState;
  subscription: SubscriptionState;
  /** Why what is shown from memory could not be refreshed. */
  staleness: RemoteFailure | undefined;
  /** Starts again whatever has failed, and nothing else. */
  retry: () => void;
}

/** What the dashboard shows: from memory where it is there, from the services where it is not. */
export function useContactList(): Dashboard {
  const memory = useSessionStore();
  const list = useSyncExternalStore(memory.contacts.subscribe, memory.contacts.getState);
  const { subscription, retry: retrySubscription } = useSubscription();

  useEffect(() => {
    const state = memory.contacts.getState();
    const isFresh = state.kind === 'all' && Date.now() - state.loadedAt < FRESH_FOR;
    if (!isFresh) memory.loadContacts(loadContacts);
  }, [memory]);

  const retry = () => {
    if ('failure' in subscription) retrySubscription();
    if ('failure' in list) memory.loadContacts(loadContacts);
  };

  const staleList = list.kind === 'all' ? list.failure : undefined;
  const staleSubscription = subscription.kind === 'known' ? subscription.failure : undefined;
  return { list, subscription, staleness: staleList ?? staleSubscription, retry };
}
