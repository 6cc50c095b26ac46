import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { failureOf } from '../../firebase/remoteCall';
import type { RemoteFailure } from '../../lib/remoteFailure';
import type { Subscription } from '../../model/Subscription';
import type { ContactListState } from '../../userMemory/ContactList';
import type { UserMemory } from '../../userMemory/UserMemory';
import { useUserMemory } from '../../userMemory/useUserMemory';
import { loadContacts } from './loadContacts';
import { loadSubscription } from '../../firebase/loadSubscription';

/** Contacts older than this (ms) are loaded again, in the background, when the dashboard opens. */
const FRESH_FOR = 5 * 60_000;

export type SubscriptionState =
  | { kind: 'loading' }
  | { kind: 'none' }
  | { kind: 'found'; subscription: Subscription }
  | { kind: 'failed'; failure: RemoteFailure };

interface Dashboard {
  list: ContactListState;
  subscription: SubscriptionState;
  /** Starts again whatever has failed. */
  reload: () => void;
}

/** What the dashboard shows: from memory where it is there, from the services where it is not. */
export function useDashboard(): Dashboard {
  const memory = useUserMemory();
  const list = useSyncExternalStore(memory.contacts.subscribe, memory.contacts.getState);
  const [subscription, reloadSubscription] = useSubscription(memory);

  useEffect(() => {
    const state = memory.contacts.getState();
    const isFresh = state.kind === 'all' && Date.now() - state.loadedAt < FRESH_FOR;
    if (!isFresh) memory.loadContacts(loadContacts);
  }, [memory]);

  const reload = useCallback(() => {
    reloadSubscription();
    if (memory.contacts.getState().kind === 'all') return;
    memory.contacts.set({ kind: 'loading' });
    memory.loadContacts(loadContacts);
  }, [memory, reloadSubscription]);

  return { list, subscription, reload };
}

function useSubscription(memory: UserMemory): [SubscriptionState, reload: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SubscriptionState>(() =>
    memory.subscription === undefined ? { kind: 'loading' } : known(memory.subscription),
  );
  useEffect(() => {
    let left = false;
    loadSubscription(memory.uid)
      .then((subscription) => {
        memory.keepSubscription(subscription);
        return known(subscription);
      })
      .catch((error: unknown): SubscriptionState => ({ kind: 'failed', failure: failureOf(error) }))
      .then((next) => {
        if (!left) setState(next);
      });
    return () => {
      left = true;
    };
  }, [memory, attempt]);

  const reload = useCallback(() => {
    setState((before) => (before.kind === 'failed' ? { kind: 'loading' } : before));
    setAttempt((before) => before + 1);
  }, []);
  return [state, reload];
}

function known(subscription: Subscription | null): SubscriptionState {
  return subscription ? { kind: 'found', subscription } : { kind: 'none' };
}
