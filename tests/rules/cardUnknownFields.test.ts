import {
  deleteField,
  doc,
  type DocumentData,
  GeoPoint,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { correction, filled, newCard, storedCard, without } from './support/cards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('card-unknown-fields');
const path = 'businessCards/card';
const update = (change: DocumentData): Promise<void> =>
  updateDoc(doc(suite.as.A, path), { ...change, updatedAt: serverTimestamp() });

/** What the iOS app may write besides the fields that the site knows. */
const UNKNOWN: DocumentData = {
  scanId: '4f1c',
  language: 'de',
  confidence: 0.93,
  isFavourite: true,
  place: new GeoPoint(25.3, 55.4),
  blocks: [{ text: 'Haddad', lines: [1, 2] }],
  reader: { version: 3, model: null },
};

describe('businessCards/{id}, create with fields the site does not know', () => {
  const create = (card: DocumentData): Promise<void> => setDoc(doc(suite.as.A, path), card);

  test('A: allowed, of any type', async () => {
    await create(newCard(UNKNOWN));
    expect(await suite.stored(path)).toMatchObject(UNKNOWN);
  });

  test.each(STRANGERS)("%s: denied with A's uid", async (role) => {
    await expectDenied(setDoc(doc(suite.as[role], path), newCard(UNKNOWN)));
  });

  test.each([
    ['101 fields in all', filled(newCard(), 101), filled(newCard(), 100)],
    ['101 unknown fields', filled(newCard(), 101 + Object.keys(newCard()).length), newCard()],
  ])('%s: A denied, and its twin allowed', async (_, denied, allowed) => {
    await expectDenied(create(denied));
    expect(await suite.stored(path)).toBeUndefined();
    await create(allowed);
  });
});

describe('businessCards/{id}, update of fields the site does not know', () => {
  test('A: allowed to add, change and remove them', async () => {
    await suite.seed(path, storedCard({ scanId: 'old', language: 'de' }));
    await update({ ...UNKNOWN, language: deleteField() });
    const stored = await suite.stored(path);
    expect(stored).toMatchObject({ scanId: '4f1c', reader: { version: 3 } });
    expect(stored).not.toHaveProperty('language');
  });

  test('A: a correction leaves them as they are', async () => {
    await suite.seed(path, storedCard(UNKNOWN));
    await update(correction());
    expect(await suite.stored(path)).toMatchObject(UNKNOWN);
  });

  test.each(STRANGERS)('%s: denied', async (role) => {
    await suite.seed(path, storedCard());
    const change = { ...UNKNOWN, updatedAt: serverTimestamp() };
    await expectDeniedOn(suite, path, () => updateDoc(doc(suite.as[role], path), change));
  });

  test('101 fields in all: A denied, and its twin allowed', async () => {
    await suite.seed(path, filled(storedCard(), 99));
    await expectDeniedOn(suite, path, () => update({ one: 1, two: 2 }));
    await update({ one: 1 });
  });

  test('an unknown field and the owner: A denied, and its twin allowed', async () => {
    await suite.seed(path, storedCard());
    await expectDeniedOn(suite, path, () => update({ scanId: '4f1c', userId: UID.M }));
    await update({ scanId: '4f1c' });
  });
});

describe('businessCards/{id}, update of an older card of 150 fields', () => {
  test('A: a text may be corrected, fields may be changed and removed', async () => {
    await suite.seed(path, filled(storedCard(), 150));
    await update(correction());
    await update({ unknown1: 'changed' });
    await update({ unknown2: deleteField() });
    await update({ unknown3: deleteField(), another: 1 });
    expect(Object.keys((await suite.stored(path)) ?? {})).toHaveLength(149);
  });

  test('A: without updatedAt, it may be corrected', async () => {
    await suite.seed(path, without('updatedAt', filled(storedCard(), 151)));
    await update(correction());
    expect(Object.keys((await suite.stored(path)) ?? {})).toHaveLength(151);
  });

  test('without updatedAt, one field more: A denied, and its twin allowed', async () => {
    await suite.seed(path, without('updatedAt', filled(storedCard(), 151)));
    await expectDeniedOn(suite, path, () => update({ another: 1 }));
    await update({ another: 1, unknown1: deleteField() });
  });

  test('one field more: A denied, and its twin allowed', async () => {
    await suite.seed(path, filled(storedCard(), 150));
    await expectDeniedOn(suite, path, () => update({ notes: 'Called', another: 1 }));
    await update({ notes: 'Called' });
  });
});
