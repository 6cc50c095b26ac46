import { afterEach, expect, test, vi } from 'vitest';
import { chooseJars } from '../../../scripts/emulators/chooseJars';

const jdk = { home: '/nowhere', version: 21, compiles: true };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A machine with nothing of the emulators on it; `answers` is what a look at the internet gives. */
function emptyMachine(answers: () => Promise<Response>): void {
  vi.stubEnv('PATH', '');
  vi.stubEnv('FIREBASE_EMULATORS_PATH', '/nowhere');
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '');
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', '');
  vi.stubGlobal('fetch', answers);
}

test('emulators that are not there and cannot be had: one sentence with the remedies', async () => {
  emptyMachine(() => Promise.reject(new TypeError('fetch failed')));
  await expect(chooseJars(jdk)).rejects.toThrow(
    'firebase-tools can neither find nor download its jar for firestore and storage: ' +
      'connect to the internet once, or install the Google Cloud CLI with `gcloud components install cloud-firestore-emulator`.',
  );
});

test('the twin: where they can be downloaded, they are', async () => {
  emptyMachine(() => Promise.resolve(new Response()));
  await expect(chooseJars(jdk)).resolves.toMatchObject({ downloads: true, environment: {} });
});
