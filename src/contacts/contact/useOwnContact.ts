import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Contact } from '../model/contact';
import { loadOwnContact, type OwnContact } from '../store/ownContact';
import { useContactStore } from '../store/useContactStore';
import { Query } from '../../firebase/Query';
import { useQuery } from '../../firebase/useQuery';
import type { RemoteFailure } from '../../platform/remoteFailure';
import { runWhenIdle } from '../../platform/runWhenIdle';

export type OwnContactState =
  | { kind: 'loading' }
  | OwnContact
  | { kind: 'failed'; failure: RemoteFailure }
  /** The list's copy; `failure` is why the read failed. */
  | { kind: 'stale'; contact: Contact; failure: RemoteFailure };

/**
 * The contact `id` of the signed-in user: read once, then as the store has it. `startFromList` shows the store's
 * contact while it is read, and if the read fails. A form (`isForm`) keeps its contact whatever happens to it.
 * Nothing is read until `isRead`. `isFresh`: the read is done. `retry` reads again after a failure.
 */
export function useOwnContact(
  id: string,
  { startFromList, isForm, isRead }: { startFromList: boolean; isForm: boolean; isRead: boolean },
): { state: OwnContactState; isFresh: boolean; retry: () => void } {
  const store = useContactStore();
  const held = useSyncExternalStore(store.subscribe, () => store.contact(id));
  // Data of an earlier visit does not count: the contact is read again.
  const query = useMemo(() => new Query(() => loadOwnContact(store, id)), [store, id]);
  const { data, failure, isReading } = useQuery(query, 0, isRead);

  useEffect(() => store.watchScreen(() => [id]), [store, id]);

  // The list loads after the contact: it brings later changes and the neighbours (R15.74).
  useEffect(() => {
    if (isReading || store.current().kind === 'all') return;
    return runWhenIdle([() => void store.load()]);
  }, [isReading, store]);

  // The list lost it, or it was restored: its id is read again. A form keeps its texts, and its save says that the
  // contact is gone.
  const isGone = !isForm && data?.kind === 'found' && held === undefined;
  const isBack = data?.kind === 'notFound' && held !== undefined;
  useEffect(() => {
    if (isGone || isBack) void query.refresh();
  }, [isGone, isBack, query]);

  const isFresh = data !== undefined && !failure;
  return { state: state(), isFresh, retry: () => void query.refresh() };

  function state(): OwnContactState {
    const listed = startFromList ? held : undefined;
    if (failure && !isReading) {
      return listed ? { kind: 'stale', contact: listed, failure } : { kind: 'failed', failure };
    }
    if (!data || !isFresh) {
      return listed ? { kind: 'found', contact: listed } : { kind: 'loading' };
    }
    return data.kind === 'found' ? { kind: 'found', contact: held ?? data.contact } : data;
  }
}
