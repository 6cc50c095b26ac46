import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type CollectionReference,
} from 'firebase/firestore';
import { app } from './app';
import { emulators } from './configuration';

/** The database for those who listen to it. It keeps in memory alone, and its SDK comes after the list. */
const firestore = getFirestore(app);

if (emulators) {
  const { hostname, port } = new URL(`http://${emulators.firestore}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}

// The SDK prints names where a listener fails.
setLogLevel('silent');

/** All contacts of all people, as `contactsCollection`. */
export function liveContactsCollection(): CollectionReference {
  return collection(firestore, 'businessCards');
}
