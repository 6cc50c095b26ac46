import { describe, expect, test } from 'vitest';
import { readEnv } from '../../../src/firebase/env';

const production = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'cards.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'cards',
  VITE_FIREBASE_STORAGE_BUCKET: 'cards.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

describe('for the real services', () => {
  test('takes the five variables and no emulator', () => {
    expect(readEnv({ ...production, VITE_EMULATOR_AUTH: '127.0.0.1:1' })).toEqual({
      firebase: {
        apiKey: 'key',
        authDomain: 'cards.firebaseapp.com',
        projectId: 'cards',
        storageBucket: 'cards.firebasestorage.app',
        appId: '1:2:web:3',
      },
      emulators: null,
    });
  });

  test('lists everything that is missing in one error', () => {
    expect(() => readEnv({ VITE_FIREBASE_PROJECT_ID: 'cards', VITE_FIREBASE_APP_ID: '' })).toThrow(
      'Cardfile is not configured:\n' +
        '- VITE_FIREBASE_API_KEY is missing\n' +
        '- VITE_FIREBASE_AUTH_DOMAIN is missing\n' +
        '- VITE_FIREBASE_STORAGE_BUCKET is missing\n' +
        '- VITE_FIREBASE_APP_ID is missing\n' +
        'See .env.example for what each variable means.',
    );
  });

  test('refuses an emulator project', () => {
    expect(() => readEnv({ ...production, VITE_FIREBASE_PROJECT_ID: 'demo-cards' })).toThrow(
      '- VITE_FIREBASE_PROJECT_ID begins with "demo-", which only works with VITE_USE_EMULATORS=true',
    );
  });

  test.each(['false', '1', ''])('are meant by VITE_USE_EMULATORS=%j', (VITE_USE_EMULATORS) => {
    expect(readEnv({ ...production, VITE_USE_EMULATORS }).emulators).toBeNull();
  });
});

describe('for the emulators', () => {
  test('needs nothing but the switch', () => {
    expect(readEnv({ VITE_USE_EMULATORS: 'true' })).toEqual({
      firebase: {
        projectId: 'demo-cardfile',
        apiKey: 'demo-api-key',
        authDomain: 'demo-cardfile.firebaseapp.com',
        storageBucket: 'demo-cardfile.appspot.com',
      },
      emulators: {
        auth: '127.0.0.1:9099',
        firestore: '127.0.0.1:8080',
        storage: '127.0.0.1:9199',
        functions: '127.0.0.1:5001',
      },
    });
  });

  test('takes other ports and another project', () => {
    expect(
      readEnv({
        VITE_USE_EMULATORS: 'true',
        VITE_FIREBASE_PROJECT_ID: 'demo-tests',
        VITE_FIREBASE_STORAGE_BUCKET: 'demo-bucket',
        VITE_EMULATOR_AUTH: '127.0.0.1:1',
        VITE_EMULATOR_FIRESTORE: '127.0.0.1:2',
        VITE_EMULATOR_STORAGE: '127.0.0.1:3',
        VITE_EMULATOR_FUNCTIONS: '127.0.0.1:4',
      }),
    ).toMatchObject({
      firebase: { projectId: 'demo-tests', storageBucket: 'demo-bucket' },
      emulators: {
        auth: '127.0.0.1:1',
        firestore: '127.0.0.1:2',
        storage: '127.0.0.1:3',
        functions: '127.0.0.1:4',
      },
    });
  });

  test('refuses a project that could be real', () => {
    expect(() => readEnv({ ...production, VITE_USE_EMULATORS: 'true' })).toThrow(
      'VITE_USE_EMULATORS is set, but VITE_FIREBASE_PROJECT_ID is "cards": emulator projects begin with "demo-"',
    );
  });
});
