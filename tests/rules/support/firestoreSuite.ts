import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import {
  connectFirestoreEmulator,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, beforeEach } from 'vitest';
import { suite } from '../../setup/suite';
import { hostAndPort } from './hostAndPort';
import { ownProject } from './ownProject';
import { suiteClients, type SuiteClients } from './suiteClients';

export interface FirestoreSuite extends SuiteClients<Firestore> {
  projectId: string;
  seed: (path: string, data: DocumentData) => Promise<void>;
  /** The document as it is stored, `undefined` when there is none. */
  stored: (path: string) => Promise<DocumentData | undefined>;
}

/** The database of one test file under `firestore.rules`, empty before each test. */
export async function firestoreSuite(name: string): Promise<FirestoreSuite> {
  setLogLevel('silent'); // The SDK prints every denial.
  const { host, port } = hostAndPort(suite.firestore);
  const { projectId } = ownProject('firestore', name);
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host, port, rules: readFileSync('firestore.rules', 'utf8') },
  });
  const { as, rulesOff, signedInAgo } = suiteClients(projectId, (app, signIn) => {
    const db = getFirestore(app);
    connectFirestoreEmulator(db, host, port, signIn);
    return db;
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(() => environment.cleanup());
  return {
    projectId,
    as,
    rulesOff,
    signedInAgo,
    seed: (path, data) => setDoc(doc(rulesOff, path), data),
    stored: async (path) => (await getDoc(doc(rulesOff, path))).data(),
  };
}
