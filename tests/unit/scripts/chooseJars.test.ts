import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { chooseJars } from '../../../scripts/offline-emulators/chooseJars';

const jdk = { home: '/nowhere', version: 21, compiles: true };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** An environment without the emulators; `answers` is what a look at the internet gives. */
function emptyEnvironment(answers: (address: string) => Promise<Response>): void {
  vi.stubEnv('PATH', '');
  vi.stubEnv('FIREBASE_EMULATORS_PATH', '/nowhere');
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '');
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', '');
  vi.stubGlobal('fetch', answers);
}

test('emulators that are not there and cannot be had: one sentence with the remedies', async () => {
  emptyEnvironment(() => Promise.reject(new TypeError('fetch failed')));
  await expect(chooseJars(jdk)).rejects.toThrow(
    'firebase-tools can neither find nor download its jar for firestore and storage: ' +
      'connect to the internet once, or install the Google Cloud CLI with `gcloud components install cloud-firestore-emulator`.',
  );
});

test('the twin: where they can be downloaded, they are', async () => {
  emptyEnvironment(() => Promise.resolve(new Response()));
  await expect(chooseJars(jdk)).resolves.toMatchObject({ downloads: true, environment: {} });
});

test('one that can be downloaded does not help where the other cannot', async () => {
  emptyEnvironment((address) =>
    address.includes('firestore')
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('fetch failed')),
  );
  await expect(chooseJars(jdk)).rejects.toThrow('can neither find nor download its jar');
});

test('where firebase-tools was told of its own, nothing is looked for', async () => {
  const look = vi.fn(() => Promise.resolve(new Response()));
  emptyEnvironment(look);
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '/somewhere/firestore.jar');
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', '/somewhere/storage.jar');
  const own = { environment: {}, downloads: false, summary: "firebase-tools' own" };
  await expect(chooseJars(jdk)).resolves.toEqual(own);
  expect(look).not.toHaveBeenCalled();
});

test('with one of them missing, that one is looked for', async () => {
  const look = vi.fn(() => Promise.resolve(new Response()));
  emptyEnvironment(look);
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '/somewhere/firestore.jar');
  await expect(chooseJars(jdk)).resolves.toMatchObject({ downloads: true });
  expect(look).toHaveBeenCalledTimes(1);
});

test('the emulator of the Google Cloud CLI needs a JDK: one sentence says so', async () => {
  emptyEnvironment(() => Promise.reject(new TypeError('fetch failed')));
  const sdk = mkdtempSync(join(tmpdir(), 'cardfile-gcloud-'));
  onTestFinished(() => {
    rmSync(sdk, { recursive: true });
  });
  const emulator = join(sdk, 'platform/cloud-firestore-emulator');
  mkdirSync(emulator, { recursive: true });
  writeFileSync(join(emulator, 'cloud-firestore-emulator.jar'), '');
  mkdirSync(join(sdk, 'bin'));
  writeFileSync(join(sdk, 'bin/gcloud'), '');
  vi.stubEnv('PATH', join(sdk, 'bin'));
  await expect(chooseJars({ ...jdk, compiles: false })).rejects.toThrow(
    'The emulators of the Google Cloud CLI need a JDK, and /nowhere is a JRE: install a JDK 21 or newer and set JAVA_HOME to it.',
  );
});
