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

/** The database for those who listen to it. It keeps in memory alone, and its SDK comes after the list. */
const firestore = getFirestore(app);

if (emulators) {
  const { hostname, port } = new URL(`http://${emulators.listen}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}

// A page that goes ends what it listens to, for the database would hold it for a while longer: `pagehide`, because a
// listener for `unload` would keep the page out of the back/forward cache. From there it comes back listening.
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

/** What `uid` has moved to the bin: `users/{uid}/deleted`. */
export function liveBin(uid: string): CollectionReference {
  return collection(firestore, 'users', uid, 'deleted');
}
