import { useContext, useEffect, useSyncExternalStore } from 'react';
import { FRESH_FOR } from '../../firebase/remoteCall';
import { SessionContext, type Session } from '../../session/SessionProvider';
import { useSession } from '../../session/useSession';
import type { ContactList } from './ContactList';
import { ContactStore } from './ContactStore';
import { takeList } from './copy';
import { keepCurrent } from './keepCurrent';

/** The contacts of each session. They go with it, and so at sign-out. */
const stores = new WeakMap<Session, ContactStore>();

/**
 * The contacts of the signed-in user. Once a page has loaded them they are kept up to date. Throws on a page
 * that needs no sign-in.
 */
export function useContactStore(): ContactStore {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useContactStore needs a SessionProvider above it.');
  return storeOf(session);
}

/** The session with its contacts: what a deletion changes, and says. */
export type ContactSession = ReturnType<typeof useSession> & { store: ContactStore };

export function useContactSession(): ContactSession {
  return { ...useSession(), store: useContactStore() };
}

/** The list as it is now, loaded if it is not here or a few minutes old; the component is drawn again when it changes. */
export function useContactList(): ContactList {
  const store = useContactStore();
  useEffect(() => void store.refresh(FRESH_FOR), [store]);
  return useSyncExternalStore(store.subscribe, store.current);
}

function storeOf(session: Session): ContactStore {
  let store = stores.get(session);
  if (!store) {
    const { uid } = session;
    store = new ContactStore(uid, takeList(uid));
    stores.set(session, store);
    keepCurrent(store);
  }
  return store;
}
