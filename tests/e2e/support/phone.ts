import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
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
  const firestore = getFirestore(initializeApp({ projectId }, randomUUID()));
  connectFirestoreEmulator(firestore, ...connectionOf(uid, address));
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

/** The same app as it shows its cards: by the whole SDK, which listens, and with all of them at once. */
export interface ListeningPhone {
  /** The names of all cards, the newest first, asked for once. */
  list: () => Promise<string[]>;
  /** The same as they are now; none before the database has told. Follows what changes. */
  names: () => readonly string[];
  end: () => Promise<void>;
}

export function listeningPhoneOf({ uid }: Pick<User, 'uid'>): ListeningPhone {
  const firestore = full.getFirestore(initializeApp({ projectId: suite.projectId }, randomUUID()));
  full.connectFirestoreEmulator(firestore, ...connectionOf(uid, suite.firestore));
  const own = full.query(
    full.collection(firestore, 'businessCards'),
    full.where('userId', '==', uid),
    full.orderBy('createdAt', 'desc'),
  );
  const namesOf = ({ docs }: full.QuerySnapshot) => docs.map((card) => String(card.data()['name']));
  let names: readonly string[] = [];
  full.onSnapshot(own, (cards) => (names = namesOf(cards)));
  return {
    list: async () => namesOf(await full.getDocsFromServer(own)),
    names: () => names,
    end: () => full.terminate(firestore),
  };
}

/** How a client of `uid` reaches the emulator at `address`, through the rules. */
function connectionOf(uid: string, address: string) {
  const [host = '', port = ''] = address.split(':');
  const mockUserToken: { sub: string } = { sub: uid };
  return [host, Number(port), { mockUserToken }] as const;
}
