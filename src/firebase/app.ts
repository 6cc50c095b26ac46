import { initializeApp, type FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { trustedTypes } from '../platform/trustedTypes';
import { emulators, project } from './configuration';

/** The Firebase app. With an App Check key, every call proves that it comes from this site. */
export const app = withoutHeartbeats(initializeApp(project));

// Written out so that a build without a key drops App Check.
const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
if (siteKey && !emulators) {
  trustGoogleScripts();
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

// The SDK's sign-in waits for a database that counts days of use, and the browser may block it (decision 0028).
function withoutHeartbeats(counted: FirebaseApp): FirebaseApp {
  const { container } = counted as FirebaseApp & { container: { providers: Map<string, unknown> } };
  container.providers.delete('heartbeat');
  return counted;
}

/** Where the SDKs load scripts from: Apple's pop-up needs the first, App Check the others. */
const GOOGLE =
  /^https:\/\/(?:apis\.google\.com\/js|www\.google\.com\/recaptcha|www\.gstatic\.com\/recaptcha)\//;

/** Lets the SDKs load Google's scripts alone. They give addresses as plain text, against Trusted Types (R13.1). */
export function trustGoogleScripts(): void {
  const types = trustedTypes();
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', {
    createScriptURL: (address) => (GOOGLE.test(address) ? address : null),
  });
}
