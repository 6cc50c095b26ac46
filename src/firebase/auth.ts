import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
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
  // If the browser refuses all of them, the session lives in memory.
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
});

if (emulators) {
  connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
}

forgiveFaults(auth.authStateReady());

/** Where the session is kept: in this browser, in this tab, or in memory alone. */
export type Keeping = 'LOCAL' | 'SESSION' | 'NONE';

/** Call it once the first state is known. The SDK chooses the place itself and has no public name for it. */
export function sessionKeeping(): Keeping {
  return (auth as Auth & { _getPersistenceType: () => Keeping })._getPersistenceType();
}
