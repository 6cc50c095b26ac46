import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { app } from './app';
import { emulators } from './configuration';
import { forgiveFaults } from './forgiveFaults';

/** This browser's session. A resolver for pop-ups would delay the first auth state on phones (decision 0019). */
export const auth = initializeAuth(app, {
  // No IndexedDB: Safari can block it until a restart (decision 0028). If both are refused, memory has the session.
  persistence: [browserLocalPersistence, browserSessionPersistence],
});

dropOldDatabases();

if (emulators) {
  connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
}

forgiveFaults(auth.authStateReady());

/** Earlier versions kept the session in a database, and the days on which the SDK was used in another. */
function dropOldDatabases(): void {
  try {
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
    indexedDB.deleteDatabase('firebase-heartbeat-database');
  } catch {
    // Refused to this page, and so to the earlier version.
  }
}

/** Where the session is kept: in this browser, in this tab, or in memory alone. */
export type Keeping = 'LOCAL' | 'SESSION' | 'NONE';

/** Call it once the first state is known. The SDK chooses the place itself and has no public name for it. */
export function sessionKeeping(): Keeping {
  return (auth as Auth & { _getPersistenceType: () => Keeping })._getPersistenceType();
}
