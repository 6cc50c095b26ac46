import {
  doc,
  type DocumentData,
  type DocumentReference,
  increment,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { newProfile, PROFILE, profileChange, storedProfile } from './support/profiles';

const suite = await firestoreSuite('profile-batch');

type Writes = (batch: WriteBatch, profile: DocumentReference) => unknown;

function commit(writes: Writes): Promise<void> {
  const batch = writeBatch(suite.as.A);
  writes(batch, doc(suite.as.A, PROFILE));
  return batch.commit();
}

const changed = (change: DocumentData): DocumentData => ({
  ...change,
  updatedAt: serverTimestamp(),
});

/** Batches that do more than create a profile which is not there yet. */
const FIRST: [row: string, writes: Writes][] = [
  [
    'raises the plan',
    (batch, profile) => batch.set(profile, newProfile()).update(profile, changed({ plan: 'Lite' })),
  ],
  [
    'raises the limit by a merge',
    (batch, profile) =>
      batch.set(profile, newProfile()).set(profile, changed({ maxScans: 1000 }), { merge: true }),
  ],
  [
    'counts the limit up',
    (batch, profile) =>
      batch.set(profile, newProfile()).update(profile, changed({ maxScans: increment(900) })),
  ],
];

/** Batches on a profile with 640 of its 1,000 scans used. */
const LATER: [row: string, denied: Writes, allowed: Writes][] = [
  [
    'change, then raise the limit',
    (batch, profile) =>
      batch.update(profile, profileChange()).update(profile, changed({ maxScans: 2000 })),
    (batch, profile) =>
      batch.update(profile, profileChange()).update(profile, changed({ name: 'Amina' })),
  ],
  [
    'raise the limit, then change',
    (batch, profile) =>
      batch.update(profile, changed({ maxScans: 2000 })).update(profile, profileChange()),
    (batch, profile) =>
      batch.update(profile, changed({ maxScans: 1000 })).update(profile, profileChange()),
  ],
  [
    'delete, then create with no scans used',
    (batch, profile) => batch.delete(profile).set(profile, newProfile()),
    (batch, profile) => batch.set(profile, profileChange(), { merge: true }),
  ],
];

describe('users/{uid}, a batch', () => {
  test.each(FIRST)(
    'create that also %s: A denied, and the create alone allowed',
    async (_, writes) => {
      await expectDenied(commit(writes));
      expect(await suite.stored(PROFILE)).toBeUndefined();

      await commit((batch, profile) => batch.set(profile, newProfile()));
      expect(await suite.stored(PROFILE)).toMatchObject({ plan: 'free', maxScans: 100 });
    },
  );

  test.each(LATER)('%s: A denied, and its twin allowed', async (_, denied, allowed) => {
    await suite.seed(PROFILE, storedProfile());
    await expectDeniedOn(suite, PROFILE, () => commit(denied));

    await commit(allowed);
    expect(await suite.stored(PROFILE)).toMatchObject({ scansUsed: 640, maxScans: 1000 });
  });
});
