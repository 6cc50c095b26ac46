import { deleteApp } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { deleteForGood, purgeBin } from '../../../src/contacts/store/bin/deleteForGood';
import { moveToBin, restoreFromBin } from '../../../src/contacts/store/bin/moveCards';
import { mergeContacts } from '../../../src/contacts/cleanUp/mergeContacts';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { packContacts, unpackContacts } from '../../../src/contacts/store/packed';
import { app } from '../../../src/firebase/app';
import { auth } from '../../../src/firebase/auth';
import { Session } from '../../../src/session/Session';
import type { User } from '../../setup/accounts';
import type { ListUnderTest } from './ListUnderTest';

/** Signs the site's own app in, as its pages do. Gives how to end it. */
export async function signIn({ email, password }: User): Promise<() => Promise<void>> {
  await signInWithEmailAndPassword(auth, email, password);
  return () => deleteApp(app);
}

/** The list of `uid` as the site's pages have it. */
export function openTab(uid: string): ListUnderTest {
  const { signal } = new Session(uid);
  let store = new ContactStore(uid, signal);
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
      const { cursors, upToDateAt: at } = store;
      const contacts = unpackContacts(packContacts(shown()), uid);
      store = new ContactStore(uid, signal, withCopy && cursors ? { contacts, cursors, at } : null);
    },
    contacts: shown,
    put: (contact) => {
      store.put(contact);
    },
    moveToBin: async (ids) => {
      const { moved, failure } = await moveToBin(uid, ids);
      store.remove(...moved);
      return { moved, failure };
    },
    restore: async (ids) => {
      const { restored, gone, taken, failure } = await restoreFromBin(uid, ids);
      store.put(...restored);
      return { back: restored.map(({ id }) => id), gone, taken, failure };
    },
    deleteForGood: async (ids) => {
      const { deleted, missing, failure } = await deleteForGood(store, ids);
      return { forGood: deleted, elsewhere: missing, failure };
    },
    mergeContacts: async (keptId, otherIds) => {
      const result = await mergeContacts(uid, keptId, otherIds);
      if (result.kind !== 'done') return {};
      const { kept, gone } = result.one;
      store.change(new Map([[kept.id, kept], ...gone.map((id) => [id, null] as const)]));
      return { kept: [keptId], moved: gone };
    },
    purge: async () => {
      await purgeBin(store);
      return {};
    },
  };
}
