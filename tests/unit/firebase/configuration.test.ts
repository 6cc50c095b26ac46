import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const production = {
  VITE_USE_EMULATORS: '',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'cards.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'cards',
  VITE_FIREBASE_STORAGE_BUCKET: 'cards.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function configurationWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return import('../../../src/firebase/configuration');
}

test('a build for the real services takes the five variables and no emulator', async () => {
  const { project, emulators } = await configurationWith({
    ...production,
    VITE_EMULATOR_AUTH: '127.0.0.1:1',
  });
  expect(project).toEqual({
    apiKey: 'key',
    authDomain: 'cards.firebaseapp.com',
    projectId: 'cards',
    storageBucket: 'cards.firebasestorage.app',
    appId: '1:2:web:3',
  });
  expect(emulators).toBeNull();
});

test.each(['false', '1', ''])(
  'the real services are meant by VITE_USE_EMULATORS=%j',
  async (VITE_USE_EMULATORS) => {
    const { emulators } = await configurationWith({ ...production, VITE_USE_EMULATORS });
    expect(emulators).toBeNull();
  },
);

test('the emulators need nothing but the switch', async () => {
  const { project, emulators } = await configurationWith({ VITE_USE_EMULATORS: 'true' });
  expect(project).toEqual({
    projectId: 'demo-cardfile',
    apiKey: 'demo-api-key',
    authDomain: 'demo-cardfile.firebaseapp.com',
    storageBucket: 'demo-cardfile.appspot.com',
    appId: 'demo-app',
  });
  expect(emulators).toEqual({
    auth: '127.0.0.1:9099',
    firestore: '127.0.0.1:8080',
    listen: '127.0.0.1:8080',
    storage: '127.0.0.1:9199',
    functions: '127.0.0.1:5001',
  });
});

test('the emulators may have other ports and another project', async () => {
  const { project, emulators } = await configurationWith({
    VITE_USE_EMULATORS: 'true',
    VITE_FIREBASE_PROJECT_ID: 'demo-tests',
    VITE_FIREBASE_STORAGE_BUCKET: 'demo-bucket',
    VITE_EMULATOR_AUTH: '127.0.0.1:1',
    VITE_EMULATOR_FIRESTORE: '127.0.0.1:2',
    VITE_EMULATOR_STORAGE: '127.0.0.1:3',
    VITE_EMULATOR_FUNCTIONS: '127.0.0.1:4',
    VITE_EMULATOR_LISTEN: '127.0.0.1:5',
  });
  expect(project).toMatchObject({ projectId: 'demo-tests', storageBucket: 'demo-bucket' });
  expect(emulators).toEqual({
    auth: '127.0.0.1:1',
    firestore: '127.0.0.1:2',
    storage: '127.0.0.1:3',
    functions: '127.0.0.1:4',
    listen: '127.0.0.1:5',
  });
});
