import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { app } from './app';
import { env } from './configuration';
import { giveFreshTokens } from './freshToken';

/**
 * Sign-in without the popup resolver: `getAuth()` would load a Google script before the first auth
 * state is known, which stalls Safari and phones for seconds.
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (env.emulators) {
  connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true });
}

giveFreshTokens(async () => {
  if (!auth.currentUser) return false;
  await auth.currentUser.getIdToken(true);
  return true;
});
