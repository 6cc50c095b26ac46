import { initializeApp, type FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { trustedTypes } from '../lib/trustedTypes';
import { emulators, project } from './configuration';

/** The Firebase app. With an App Check key, every call proves that it comes from this site. */
export const app = withoutHeartbeats(initializeApp(project));

// Written out so that a build without a key drops App Check.
const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
// Emulators ask for no proof.
if (siteKey && !emulators) {
  trustGoogleScripts();
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

/**
 * The SDK counts the days of use in a database, and its sign-in waits for that count. A database may stay blocked
 * (decision 0028), and an answer takes time: every use of the count is optional, so there is none.
 */
function withoutHeartbeats(counted: FirebaseApp): FirebaseApp {
  const { container } = counted as FirebaseApp & { container: { providers: Map<string, unknown> } };
  container.providers.delete('heartbeat');
  return counted;
}

/** Where the SDKs load scripts from: Apple's pop-up needs the first, App Check the others. */
const GOOGLE =
  /^https:\/\/(?:apis\.google\.com\/js|www\.google\.com\/recaptcha|www\.gstatic\.com\/recaptcha)\//;

/**
 * Lets the SDKs load Google's scripts. The hosting demands Trusted Types (R13.1), and the SDKs give a script
 * its address as plain text. Any other address stays refused, and so does HTML or code as text.
 */
export function trustGoogleScripts(): void {
  const types = trustedTypes();
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', {
    createScriptURL: (address) => (GOOGLE.test(address) ? address : null),
  });
}
