import { useEffect, useSyncExternalStore } from 'react';
import { FRESH_FOR } from '../../firebase/remoteCall';
import { oneFor } from '../../platform/oneFor';
import type { Session } from '../../session/SessionProvider';
import { useSession } from '../../session/useSession';
import type { ContactList } from './ContactList';
import { ContactStore } from './ContactStore';
import { takeList } from './copy';
import { keepCurrent } from './keepCurrent';

const storeOf = oneFor(({ uid }: Session) => {
  const store = new ContactStore(uid, takeList(uid));
  keepCurrent(store);
  return store;
});

/** The contacts of the signed-in user, kept up to date once loaded. Throws on a page that needs no sign-in. */
export function useContactStore(): ContactStore {
  return storeOf(useSession());
}

/** The session with its contacts, for actions that change both. */
export type ContactSession = Session & { store: ContactStore };

export function useContactSession(): ContactSession {
  return { ...useSession(), store: useContactStore() };
}

/** The current list, loaded if it is missing or a few minutes old. */
export function useContactList(): ContactList {
  const store = useContactStore();
  useEffect(() => void store.refresh(FRESH_FOR), [store]);
  return useSyncExternalStore(store.subscribe, store.current);
}
