import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { app } from './app';
import { emulators } from './configuration';

/**
 * The session of this browser. No resolver for pop-ups: with one, Safari and phones wait for a script of
 * Google before the first auth state (docs/decisions/0019-one-build-of-the-sign-in-sdk.md).
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (emulators) {
  connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
}
