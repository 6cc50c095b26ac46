import { useEffect, useSyncExternalStore } from 'react';
import { FRESH_FOR } from '../../firebase/remoteCall';
import { oneFor } from '../../lib/oneFor';
import type { Session } from '../../session/SessionProvider';
import { useSession } from '../../session/useSession';
import type { ContactList } from './ContactList';
import { ContactStore } from './ContactStore';
import { takeList } from './copy';
import { keepCurrent } from './keepCurrent';

/** The contacts of each session. They go with it, and so at sign-out. */
const storeOf = oneFor(({ uid }: Session) => {
  const store = new ContactStore(uid, takeList(uid));
  keepCurrent(store);
  return store;
});

/**
 * The contacts of the signed-in user. Once a page has loaded them they are kept up to date. Throws on a page
 * that needs no sign-in.
 */
export function useContactStore(): ContactStore {
  return storeOf(useSession());
}

/** The session with its contacts: what a deletion changes, and says. */
export type ContactSession = Session & { store: ContactStore };

export function useContactSession(): ContactSession {
  return { ...useSession(), store: useContactStore() };
}

/** The list as it is now, loaded if it is not here or a few minutes old; the component is drawn again when it changes. */
export function useContactList(): ContactList {
  const store = useContactStore();
  useEffect(() => void store.refresh(FRESH_FOR), [store]);
  return useSyncExternalStore(store.subscribe, store.current);
}
