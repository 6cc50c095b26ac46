import { deleteApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { moveToBin, restoreFromBin } from '../../../src/contacts/bin/moveCards';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { packContacts, unpackContacts } from '../../../src/contacts/store/packed';
import { app } from '../../../src/firebase/app';
import type { User } from '../../setup/accounts';
import { suite } from '../../setup/suite';
import type { ListUnderTest } from './ListUnderTest';

/** Signs the site's own app in, as its pages do. Gives how to end it. */
export async function signIn({ email, password }: User): Promise<() => Promise<void>> {
  // A browser would keep the session; this computer keeps nothing.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${suite.auth}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
  return () => deleteApp(app);
}

/** The list of `uid` as the site's pages have it. */
export function openTab(uid: string): ListUnderTest {
  let store = new ContactStore(uid);
  const shown = () => {
    const list = store.current();
    return 'contacts' in list ? list.contacts : [];
  };
  return {
    refresh: async () => {
      await store.refresh();
      const list = store.current();
      const failure = 'failure' in list ? list.failure : null;
      if (list.kind !== 'all' || failure) throw new Error(`${list.kind}, ${String(failure)}`);
    },
    reload: async (withCopy) => {
      const { marks, upToDateAt: at } = store;
      const contacts = unpackContacts(packContacts(shown()), uid);
      store = new ContactStore(uid, withCopy && marks ? { contacts, marks, at } : null);
    },
    contacts: shown,
    put: (contact) => {
      store.put(contact);
    },
    moveToBin: async (ids) => {
      const { moved, failure } = await moveToBin(uid, ids);
      if (failure) throw new Error(`${failure}, ${String(moved.length)} of ${String(ids.length)}`);
      store.remove(...moved);
      return moved;
    },
    restore: async (ids) => {
      const { restored, failure } = await restoreFromBin(uid, ids);
      if (failure) throw new Error(failure);
      store.put(...restored);
    },
  };
}
