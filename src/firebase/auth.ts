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

/**
 * The session of this browser. No resolver for pop-ups: with one, Safari and phones wait for a script of
 * Google before the first auth state (docs/decisions/0019-one-build-of-the-sign-in-sdk.md).
 */
export const auth = initializeAuth(app, {
  // No IndexedDB: in Safari a page that is left can block a database until the browser is restarted
  // (docs/decisions/0028-where-a-session-is-kept.md). If the browser refuses both, the session lives in memory.
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
