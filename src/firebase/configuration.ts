import type { FirebaseOptions } from 'firebase/app';

/** Where the emulators listen, each as `host:port`. */
export interface EmulatorAddresses {
  auth: string;
  firestore: string;
  /** Where pages listen to Firestore: the emulator itself, or what stands before it (scripts/emulators/listenProxy.ts). */
  listen: string;
  storage: string;
  functions: string;
}

const firestore = import.meta.env.VITE_EMULATOR_FIRESTORE || '127.0.0.1:8080';

/** `null` in a build for the real services, which drops the code for emulators. */
export const emulators: EmulatorAddresses | null =
  import.meta.env.VITE_USE_EMULATORS === 'true'
    ? {
        auth: import.meta.env.VITE_EMULATOR_AUTH || '127.0.0.1:9099',
        firestore,
        listen: import.meta.env.VITE_EMULATOR_LISTEN || firestore,
        storage: import.meta.env.VITE_EMULATOR_STORAGE || '127.0.0.1:9199',
        functions: import.meta.env.VITE_EMULATOR_FUNCTIONS || '127.0.0.1:5001',
      }
    : null;

const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID || 'demo-cardfile';

/** The project that this build of the site talks to. */
export const project = {
  projectId,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY || 'demo-api-key',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET || `${projectId}.appspot.com`,
  appId: import.meta.env.VITE_FIREBASE_APP_ID || 'demo-app',
} satisfies FirebaseOptions;
