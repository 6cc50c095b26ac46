import { initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { emulators, project } from './configuration';
import { trustGoogleScripts } from './trustedScripts';

/** The one Firebase app. With a key for App Check, every call proves that this site makes it. */
export const app = initializeApp(project);

// The variable itself, since a build knows it: without a key the SDK's part is left out.
const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
// Emulators ask for no proof.
if (siteKey && !emulators) {
  trustGoogleScripts();
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
