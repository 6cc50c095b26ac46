import type { Suite } from '../scripts/emulators/startEmulators';

export type ViteVariables = Record<string, string>;

/** What a site must know of the suite that it talks to. */
export interface SiteSuite {
  projectId: string;
  addresses: Pick<Suite['addresses'], 'auth' | 'firestore' | 'listen' | 'storage' | 'functions'>;
}

/** The variables with which Vite builds or serves a site that talks to this suite. */
export function siteVariables(suite: SiteSuite): ViteVariables {
  return {
    VITE_USE_EMULATORS: 'true',
    VITE_FIREBASE_PROJECT_ID: suite.projectId,
    VITE_EMULATOR_AUTH: suite.addresses.auth,
    VITE_EMULATOR_FIRESTORE: suite.addresses.firestore,
    VITE_EMULATOR_LISTEN: suite.addresses.listen,
    VITE_EMULATOR_STORAGE: suite.addresses.storage,
    VITE_EMULATOR_FUNCTIONS: suite.addresses.functions,
  };
}

/** The variables of a build for the real services. The bundle check weighs that build: it holds nothing for the emulators. */
export const productionVariables: ViteVariables = {
  VITE_USE_EMULATORS: '',
  VITE_FIREBASE_API_KEY: 'any-text-as-long-as-a-real-key-would-be',
  VITE_FIREBASE_AUTH_DOMAIN: 'cardfile-production.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'cardfile-production',
  VITE_FIREBASE_STORAGE_BUCKET: 'cardfile-production.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef012345',
  VITE_SUPPORT_MAILBOX: 'support@cardfile.example',
  VITE_APP_STORE_URL: 'https://apps.apple.com/app/cardfile',
};
