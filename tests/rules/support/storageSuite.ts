import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  type FullMetadata,
  getMetadata,
  getStorage,
  listAll,
  ref,
  type StorageReference,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeEach, expect } from 'vitest';
import { suite } from '../../setup/suite';
import { hostAndPort } from './hostAndPort';
import { ownProject } from './ownProject';
import { suiteClients, type SuiteClients } from './suiteClients';

export interface StorageSuite extends Pick<SuiteClients<FirebaseStorage>, 'as' | 'rulesOff'> {
  /** Stores a JPEG of 8 bytes. */
  seed: (path: string) => Promise<void>;
  /** What is known of a stored file; rejects with `storage/object-not-found` when there is none. */
  stored: (path: string) => Promise<FullMetadata>;
}

/** The bucket of one test file under `storage.rules`, empty before each test. */
export async function storageSuite(name: string): Promise<StorageSuite> {
  const { host, port } = hostAndPort(suite.storage);
  const { projectId } = ownProject('storage', name);
  const environment = await initializeTestEnvironment({
    projectId,
    storage: { host, port, rules: readFileSync('storage.rules', 'utf8') },
  });
  const { as, rulesOff } = suiteClients(projectId, (app, signIn) => {
    const storage = getStorage(app, `gs://${projectId}.appspot.com`);
    connectStorageEmulator(storage, host, port, signIn);
    return storage;
  });
  beforeEach(() => emptyFolder(ref(rulesOff)));
  afterAll(() => environment.cleanup());
  return {
    as,
    rulesOff,
    seed: async (path) => {
      await uploadBytes(ref(rulesOff, path), new Uint8Array(8), { contentType: 'image/jpeg' });
    },
    stored: (path) => getMetadata(ref(rulesOff, path)),
  };
}

/** The rules refused it; any other failure (no such file, a lost connection) does not pass. */
export async function expectUnauthorized(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code: 'storage/unauthorized' });
}

async function emptyFolder(folder: StorageReference): Promise<void> {
  const { items, prefixes } = await listAll(folder);
  await Promise.all([...items.map((file) => deleteObject(file)), ...prefixes.map(emptyFolder)]);
}
