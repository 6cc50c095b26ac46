import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { emulators } from './configuration';
import { createApp } from './createApp';

/**
 * A session in memory, for sign-in pop-ups alone. Safari and phones block a pop-up that opens some time
 * after the press, so there the resolver fetches what it needs as soon as it has a session; given to
 * `auth` it would do so on every page, before anybody is known to be signed in.
 */
export const popupAuth = initializeAuth(createApp('popup'), {
  persistence: inMemoryPersistence,
  popupRedirectResolver: browserPopupRedirectResolver,
});

if (emulators) {
  connectAuthEmulator(popupAuth, `http://${emulators.auth}`, { disableWarnings: true });
}
