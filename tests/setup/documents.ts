import { setTimeout as sleep } from 'node:timers/promises';
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setDoc,
  where,
  type DocumentData,
} from 'firebase/firestore/lite';
import { suite } from './suite';

const [host = '', port = ''] = suite.firestore.split(':');
const firestore = getFirestore(initializeApp({ projectId: suite.projectId }, 'administrator'));
// The emulator lets this one do everything: what tests put and read here passes no rules.
connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken: 'owner' });

/** Writes a whole document, past the rules: `putDocument('users/ada', { name: 'Ada' })`. */
export async function putDocument(path: string, data: DocumentData): Promise<void> {
  await setDoc(doc(firestore, path), data);
}

/** The stored document, past the rules; `undefined` when there is none. */
export async function readDocument(path: string): Promise<DocumentData | undefined> {
  return (await getDoc(doc(firestore, path))).data();
}

/** The stored documents of a collection whose `field` is `value`, past the rules. */
export async function findDocuments(
  path: string,
  field: string,
  value: string,
): Promise<DocumentData[]> {
  const { docs } = await getDocs(query(collection(firestore, path), where(field, '==', value)));
  return docs.map((found) => found.data());
}

/** All stored documents of a collection by their paths. */
export async function documentsAt(path: string): Promise<[path: string, data: DocumentData][]> {
  const { docs } = await getDocs(collection(firestore, path));
  return docs.map((found) => [found.ref.path, found.data()]);
}

/** Deletes a document, past the rules. */
export async function removeDocument(path: string): Promise<void> {
  await deleteDoc(doc(firestore, path));
}

/** Removes every document of the project. The emulator refuses while a write of the test before is on its way. */
export async function clearDocuments(): Promise<void> {
  for (;;) {
    const { ok, status } = await fetch(
      `http://${suite.firestore}/emulator/v1/projects/${suite.projectId}/databases/(default)/documents`,
      { method: 'DELETE' },
    );
    if (ok) return;
    if (status !== 409) throw new Error(`The Firestore emulator answers ${status}.`);
    await sleep(500);
  }
}
