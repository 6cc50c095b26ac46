import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth/web-extension';
import { app } from './app';
import { emulators } from './configuration';
import { giveFreshTokens } from './freshToken';

/**
 * Sign-in by the SDK's build that can load no code from elsewhere, a quarter smaller: no pop-ups, and none
 * of the Google script that `getAuth()` waits for before the first auth state is known, which stalls Safari
 * and phones for seconds (docs/decisions/0012-two-builds-of-the-sign-in-sdk.md).
 */
export const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });

if (emulators) {
  connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
}

giveFreshTokens(async () => {
  if (!auth.currentUser) return false;
  await auth.currentUser.getIdToken(true);
  return true;
});
