import { useEffect, useSyncExternalStore } from 'react';
import { FRESH_FOR_MS } from '../../firebase/remoteCall';
import type { Session } from '../../session/Session';
import { useSession } from '../../session/useSession';
import type { ContactList } from './ContactList';
import { ContactSession } from './ContactSession';
import type { ContactStore } from './ContactStore';

const begin = (session: Session) => new ContactSession(session);

/** What the session has behind the login. Throws on a page that needs no sign-in. */
export function useContactSession(): ContactSession {
  return useSession().contacts(begin);
}

/** The contacts of the signed-in user, kept up to date once loaded. */
export function useContactStore(): ContactStore {
  return useContactSession().store;
}

/** The current list, loaded if it is missing or a few minutes old. */
export function useContactList(): ContactList {
  const store = useContactStore();
  useEffect(() => void store.refresh(FRESH_FOR_MS), [store]);
  return useSyncExternalStore(store.subscribe, store.current);
}
