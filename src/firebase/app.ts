import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { readEnv } from './env';

export const env = readEnv(import.meta.env);

export const app = initializeApp(env.firebase);

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
