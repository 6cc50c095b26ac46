import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { app } from './app';
import { emulators } from './configuration';

/** The database. Only signed-in pages import this module, so public pages never load its SDK. */
export const firestore = getFirestore(app);

if (emulators) {
  const { hostname, port } = new URL(`http://${emulators.firestore}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}

// The SDK prints the whole request, names and all, when a write fails.
setLogLevel('silent');
