import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import type { User } from '../../setup/accounts';
import { suite } from '../../setup/suite';

/** The iPhone app of a user: a client of its own, bound by the rules. */
export interface Phone {
  /** Scans a card; gives its id. */
  scan: (fields: Record<string, unknown>) => Promise<string>;
  change: (id: string, fields: Record<string, string>) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export function phoneOf(
  { uid }: Pick<User, 'uid'>,
  { projectId, firestore: address }: Pick<typeof suite, 'projectId' | 'firestore'> = suite,
): Phone {
  const [host = '', port = ''] = address.split(':');
  const firestore = getFirestore(initializeApp({ projectId }, randomUUID()));
  const mockUserToken: { sub: string } = { sub: uid };
  connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken });
  const card = (id: string) => doc(firestore, 'businessCards', id);
  return {
    scan: async (fields) => {
      const id = randomUUID();
      const now = serverTimestamp();
      await setDoc(card(id), { userId: uid, createdAt: now, updatedAt: now, ...fields });
      return id;
    },
    change: (id, fields) => updateDoc(card(id), { ...fields, updatedAt: serverTimestamp() }),
    remove: (id) => deleteDoc(card(id)),
  };
}
