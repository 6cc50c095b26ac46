import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  type CollectionReference,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { app } from './app';
import { emulators } from './configuration';

/** Answers about misread texts, and about contacts that may be one person. The rules name both. */
export const DECISION_PARTS = ['review', 'pairs'] as const;
export type DecisionPart = (typeof DECISION_PARTS)[number];

/** The database. Only signed-in pages import this module, so public pages never load its SDK. */
const firestore = getFirestore(app);

if (emulators) {
  const { hostname, port } = new URL(`http://${emulators.firestore}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}

// The SDK prints the whole request, names and all, when a write fails.
setLogLevel('silent');

/** All contacts of all people; the rules let a query through only when it asks for its own user's. */
export function contactsCollection(): CollectionReference {
  return collection(firestore, 'businessCards');
}

/** One contact: `businessCards/{id}`. */
export function contactRef(id: string): DocumentReference {
  return doc(firestore, 'businessCards', id);
}

/** The plan and its use, written by servers only: `subscriptions/{uid}`. */
export function subscriptionRef(uid: string): DocumentReference {
  return doc(firestore, 'subscriptions', uid);
}

/** What people say of themselves, and the counts that only servers write: `users/{uid}`. */
export function profileRef(uid: string): DocumentReference {
  return doc(firestore, 'users', uid);
}

/** Recently Deleted: the deleted contacts of `uid`, each under its id. */
export function binCollection(uid: string): CollectionReference {
  return collection(firestore, `users/${uid}/deleted`);
}

/** One deleted contact: `users/{uid}/deleted/{id}`. */
export function binRef(uid: string, id: string): DocumentReference {
  return doc(firestore, 'users', uid, 'deleted', id);
}

/** What `uid` has decided of their contacts: `users/{uid}/decisions/{part}`. */
export function decisionsRef(uid: string, part: DecisionPart): DocumentReference {
  return doc(firestore, 'users', uid, 'decisions', part);
}

/** What visitors write to us; anybody may add to it, and nobody may read it. */
export function contactMessagesCollection(): CollectionReference {
  return collection(firestore, 'contactMessages');
}

const LONGEST_ID = 1_500;

/** Whether the database accepts this id. One with slashes would address another document. */
export function isDocumentId(id: string): boolean {
  if (/^(?:\.{0,2}|__.*__)$/s.test(id) || id.includes('/')) return false;
  return new TextEncoder().encode(id).length <= LONGEST_ID;
}
