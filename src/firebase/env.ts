import type { FirebaseOptions } from 'firebase/app';

/** Where the emulators listen, each as `host:port`. */
export interface EmulatorAddresses {
  auth: string;
  firestore: string;
  storage: string;
  functions: string;
}

export interface Env {
  firebase: FirebaseOptions & { projectId: string };
  /** `null` when the site talks to the real services. */
  emulators: EmulatorAddresses | null;
}

/**
 * Reads the site's configuration once and throws one error that lists everything wrong with it.
 * With `VITE_USE_EMULATORS=true` every value has a working default; the project id must then begin
 * with `demo-`, so that a mistake can never reach a real project.
 */
export function readEnv(vars: Partial<ImportMetaEnv>): Env {
  return vars.VITE_USE_EMULATORS === 'true' ? readEmulatorEnv(vars) : readProductionEnv(vars);
}

function readEmulatorEnv(vars: Partial<ImportMetaEnv>): Env {
  const projectId = vars.VITE_FIREBASE_PROJECT_ID || 'demo-cardfile';
  if (!projectId.startsWith('demo-')) {
    throw configurationError([
      `VITE_USE_EMULATORS is set, but VITE_FIREBASE_PROJECT_ID is "${projectId}": emulator projects begin with "demo-"`,
    ]);
  }
  return {
    firebase: {
      projectId,
      apiKey: vars.VITE_FIREBASE_API_KEY || 'demo-api-key',
      authDomain: vars.VITE_FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
      storageBucket: vars.VITE_FIREBASE_STORAGE_BUCKET || `${projectId}.appspot.com`,
    },
    emulators: {
      auth: vars.VITE_EMULATOR_AUTH || '127.0.0.1:9099',
      firestore: vars.VITE_EMULATOR_FIRESTORE || '127.0.0.1:8080',
      storage: vars.VITE_EMULATOR_STORAGE || '127.0.0.1:9199',
      functions: vars.VITE_EMULATOR_FUNCTIONS || '127.0.0.1:5001',
    },
  };
}

function readProductionEnv(vars: Partial<ImportMetaEnv>): Env {
  const problems: string[] = [];
  const required = (name: keyof ImportMetaEnv): string => {
    const value = vars[name];
    if (typeof value === 'string' && value !== '') return value;
    problems.push(`${name} is missing`);
    return '';
  };
  const firebase = {
    apiKey: required('VITE_FIREBASE_API_KEY'),
    authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
    projectId: required('VITE_FIREBASE_PROJECT_ID'),
    storageBucket: required('VITE_FIREBASE_STORAGE_BUCKET'),
    appId: required('VITE_FIREBASE_APP_ID'),
  };
  if (firebase.projectId.startsWith('demo-')) {
    problems.push(
      'VITE_FIREBASE_PROJECT_ID begins with "demo-", which only works with VITE_USE_EMULATORS=true',
    );
  }
  if (problems.length > 0) throw configurationError(problems);
  return { firebase, emulators: null };
}

function configurationError(problems: string[]): Error {
  return new Error(
    `Cardfile is not configured:\n- ${problems.join('\n- ')}\nSee .env.example for what each variable means.`,
  );
}
