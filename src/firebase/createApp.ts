import { initializeApp, type FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { emulators, project } from './configuration';

/**
 * A Firebase app of this configuration. Where the build has a key for App Check, every service of the
 * app proves from its first call on that this site is calling. Emulators ask for no proof.
 */
export function createApp(name?: string): FirebaseApp {
  const app = initializeApp(project, name);
  // The variable itself, since a build knows it: without a key the SDK's part is left out.
  const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
  if (siteKey && !emulators) {
    const provider = new ReCaptchaEnterpriseProvider(siteKey);
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  }
  return app;
}
