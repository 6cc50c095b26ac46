import { APP_CHECK_SOURCES, policyIn, widenPolicy } from './contentPolicy.ts';

/** Throws when a site with App Check would be served by a hosting whose policy shuts App Check out. */
export function assertAppCheckAllowed(
  variables: Record<string, string>,
  firebaseJson: string,
): void {
  if (!variables['VITE_APP_CHECK_KEY'] || variables['VITE_USE_EMULATORS'] === 'true') return;
  const policy = policyIn(firebaseJson);
  if (widenPolicy(policy, APP_CHECK_SOURCES) === policy) return;
  throw new Error(
    'VITE_APP_CHECK_KEY is set, but the policy in firebase.json does not allow App Check: run `npx tsx scripts/allowAppCheck.ts`.',
  );
}
