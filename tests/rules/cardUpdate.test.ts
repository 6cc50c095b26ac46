import {
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { correction, IMAGE_FIELDS, pictureAt, storedCard, without } from './support/cards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { PICTURE_PAIRS, PICTURES } from './support/pictures';
import { type Role, STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('card-update');
const path = 'businessCards/card';
const update = (role: Role, change: DocumentData): Promise<void> =>
  updateDoc(doc(suite.as[role], path), change);

beforeEach(() => suite.seed(path, storedCard()));

describe('businessCards/{id}, update the 8 text fields and updatedAt', () => {
  test('A: allowed, and nothing else has changed', async () => {
    await update('A', correction());
    const stored = await suite.stored(path);
    expect(stored).toEqual({
      ...storedCard(),
      ...correction(),
      createdAt: Timestamp.fromDate(new Date('2025-06-15T09:00:00Z')),
      updatedAt: expect.any(Timestamp) as Timestamp,
    });
    expect(stored?.updatedAt).not.toEqual(Timestamp.fromDate(new Date('2025-06-16T09:00:00Z')));
  });

  test('A: allowed for one text', async () => {
    await update('A', { notes: 'Called back', updatedAt: serverTimestamp() });
    expect((await suite.stored(path))?.notes).toBe('Called back');
  });

  test.each(STRANGERS)('%s: denied', async (role) => {
    await expectDeniedOn(suite, path, () => update(role, correction()));
  });

  test('A: denied for a card that does not exist', async () => {
    const missing = doc(suite.as.A, 'businessCards/missing');
    await expectDenied(updateDoc(missing, correction()));
  });
});

const createdAt = new Date('2025-06-15T09:00:00Z');

/** One wrong field in an update that is otherwise in order, beside what may stand there. */
const PAIRS: [row: string, denied: DocumentData, allowed: DocumentData][] = [
  ['userId to another', { userId: UID.M }, { userId: UID.A }],
  ['userId removed', { userId: deleteField() }, { userId: UID.A }],
  ['inside userId', { 'userId.a': UID.A }, { userId: UID.A }],
  ...IMAGE_FIELDS.flatMap((field) =>
    PICTURE_PAIRS.map(([row, denied, allowed]): [string, DocumentData, DocumentData] => [
      `${field} ${row}`,
      { [field]: denied },
      { [field]: allowed },
    ]),
  ),
  ['createdAt', { createdAt: new Date('2025-06-15T09:00:01Z') }, { createdAt }],
  ['createdAt to now', { createdAt: serverTimestamp() }, { createdAt }],
  ['createdAt removed', { createdAt: deleteField() }, { createdAt }],
  ['an unknown key inside a text', { 'notes.role': 'admin' }, { notes: 'admin' }],
  ['updatedAt by the client', { updatedAt: Timestamp.now() }, { updatedAt: serverTimestamp() }],
  ['updatedAt as text', { updatedAt: '2025-06-17' }, { updatedAt: serverTimestamp() }],
  ['updatedAt null', { updatedAt: null }, { updatedAt: serverTimestamp() }],
  ['updatedAt removed', { updatedAt: deleteField() }, { updatedAt: serverTimestamp() }],
];

describe('businessCards/{id}, update', () => {
  test.each(PAIRS)('%s: A denied, and its twin allowed', async (_, denied, allowed) => {
    await expectDeniedOn(suite, path, () => update('A', correction(denied)));
    await update('A', correction(allowed));
  });

  test('without updatedAt: A denied, and its twin allowed', async () => {
    await expectDeniedOn(suite, path, () => update('A', without('updatedAt', correction())));
    await update('A', correction());
  });

  test('whole-document overwrite: A denied, and a merge of the same allowed', async () => {
    const card = doc(suite.as.A, path);
    await expectDeniedOn(suite, path, () => setDoc(card, correction()));
    await setDoc(card, correction(), { merge: true });
  });

  test('overwrite that takes a foreign card over: M denied, A allowed', async () => {
    const mine = { ...without('userId', storedCard()), ...correction(), userId: UID.M };
    await expectDeniedOn(suite, path, () => setDoc(doc(suite.as.M, path), mine));
    await setDoc(doc(suite.as.A, path), { ...mine, userId: UID.A });
  });
});

describe('businessCards/{id}, update a picture', () => {
  const address = pictureAt(`card_images/${UID.A}/later.jpg`);
  const picture = (image: unknown): Promise<void> =>
    update('A', { image, updatedAt: serverTimestamp() });

  test('A: allowed to add it after the card, M denied', async () => {
    await suite.seed(path, without('image', storedCard()));
    const change = { image: address, updatedAt: serverTimestamp() };
    await expectDeniedOn(suite, path, () => update('M', change));
    await picture(address);
    expect((await suite.stored(path))?.image).toBe(address);
  });

  test('A: allowed to replace it', async () => {
    await picture(address);
    expect((await suite.stored(path))?.image).toBe(address);
  });

  test('A: allowed to take it away', async () => {
    await picture(deleteField());
    expect(await suite.stored(path)).not.toHaveProperty('image');
  });

  test.each(PICTURES)('%s: A allowed', async (_, value) => {
    await picture(value);
    expect((await suite.stored(path))?.image).toBe(value);
  });

  test('A: one by http stays as it is, and goes', async () => {
    await suite.seed(path, storedCard({ image: 'http://pictures.example/old.jpg' }));
    await update('A', correction());
    await picture('');
  });
});
