import type { Suite } from './emulators/startEmulators';

/** The variables with which Vite builds or serves a site that talks to this suite. */
export function siteVariables(
  suite: Pick<Suite, 'projectId' | 'addresses'>,
): Record<string, string> {
  return {
    VITE_USE_EMULATORS: 'true',
    VITE_FIREBASE_PROJECT_ID: suite.projectId,
    VITE_EMULATOR_AUTH: suite.addresses.auth,
    VITE_EMULATOR_FIRESTORE: suite.addresses.firestore,
    VITE_EMULATOR_STORAGE: suite.addresses.storage,
    VITE_EMULATOR_FUNCTIONS: suite.addresses.functions,
  };
}
