import { deleteApp } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { purgeBin } from '../../../src/contacts/store/bin/deleteForGood';
import { readBin } from '../../../src/contacts/store/bin/readBin';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { OtherTabs } from '../../../src/contacts/store/OtherTabs';
import { packContacts, unpackContacts } from '../../../src/contacts/store/packed';
import { Contacts } from '../../../src/contacts/store/verbs/Contacts';
import { app } from '../../../src/firebase/app';
import { auth } from '../../../src/firebase/auth';
import { Query } from '../../../src/firebase/Query';
import { Observable } from '../../../src/platform/Observable';
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
  const { signal, notices, drafts } = new Session(uid);
  const begin = (copy?: ConstructorParameters<typeof ContactStore>[2]) => {
    const store = new ContactStore(uid, signal, copy);
    const selection = new Observable<ReadonlySet<string>>(new Set());
    const bin = new Query(() => readBin(uid), undefined, signal);
    const otherTabs = new OtherTabs(store);
    const verbs = new Contacts({ uid, store, selection, bin, drafts, notices, otherTabs });
    return { store, verbs };
  };
  let { store, verbs } = begin();
  const named = (ids: readonly string[]) =>
    ids.map((id) => ({ id, name: store.contact(id)?.name ?? '' }));
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
      ({ store, verbs } = begin(withCopy && cursors ? { contacts, cursors, at } : null));
    },
    contacts: shown,
    put: (contact) => {
      store.put(contact);
    },
    moveToBin: async (ids) => {
      const { moved, failure } = await verbs.delete(named(ids));
      return { moved, failure };
    },
    restore: async (ids) => {
      const { restored, gone, taken, failure } = await verbs.restore(named(ids));
      return { back: restored.map(({ id }) => id), gone, taken, failure };
    },
    deleteForGood: async (ids) => {
      const { deleted, missing, failure } = await verbs.deleteForGood(named(ids));
      return { forGood: deleted, elsewhere: missing, failure };
    },
    mergeContacts: async (keptId, otherIds) => {
      const result = await verbs.merge(keptId, otherIds);
      return result.kind === 'done' ? { kept: [keptId], moved: result.one.gone } : {};
    },
    purge: async () => {
      await purgeBin(store);
      return {};
    },
  };
}
