import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  setLogLevel,
  type CollectionReference,
} from 'firebase/firestore';
import { app } from './app';
import { emulators } from './configuration';

/** The database for listeners. It caches in memory only, and its SDK loads after the list. */
const firestore = getFirestore(app);

if (emulators) {
  const { hostname, port } = new URL(`http://${emulators.listen}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}

// Else the database holds the listeners for a while. (`unload` would keep the page out of the back/forward cache.)
addEventListener('pagehide', () => void disableNetwork(firestore));
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void enableNetwork(firestore);
});

// The SDK prints names where a listener fails.
setLogLevel('silent');

/** All contacts of all people, as `contactsCollection`. */
export function liveContactsCollection(): CollectionReference {
  return collection(firestore, 'businessCards');
}

/** Recently Deleted of `uid`: `users/{uid}/deleted`. */
export function liveBin(uid: string): CollectionReference {
  return collection(firestore, 'users', uid, 'deleted');
}
