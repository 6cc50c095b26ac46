import {
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { correction, storedCard, TEXT_FIELDS, without } from './support/cards';
import {
  NO_TEXT,
  SCHEMELESS_WEBSITE_PAIRS,
  SOUND_WEBSITES,
  TAGS_PAIRS,
  TEXT_PAIRS,
  type TextPair,
  TRANSFORM_PAIRS,
  WEBSITE_PAIRS,
} from './support/cardTexts';
import { expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';

const suite = await firestoreSuite('card-update-texts');
const path = 'businessCards/card';
const update = (change: DocumentData): Promise<void> => updateDoc(doc(suite.as.A, path), change);

const DOTTED_PAIRS: TextPair[] = TEXT_FIELDS.map((field) => [
  `inside ${field}`,
  { [`${field}.part`]: 'https://one.example' },
  { [field]: 'https://one.example' },
]);

describe('businessCards/{id}, update one text', () => {
  beforeEach(() => suite.seed(path, storedCard()));

  test.each([
    ...TEXT_PAIRS,
    ...TAGS_PAIRS,
    ...WEBSITE_PAIRS,
    ...SCHEMELESS_WEBSITE_PAIRS,
    ...TRANSFORM_PAIRS,
    ...DOTTED_PAIRS,
  ])('%s: A denied, and its twin allowed', async (_, denied, allowed) => {
    const updatedAt = serverTimestamp();
    await expectDeniedOn(suite, path, () => update({ ...denied, updatedAt }));
    await update({ ...allowed, updatedAt });
    expect(await suite.stored(path)).toMatchObject(allowed);
  });

  const CLEARED = [...NO_TEXT, ['removed', deleteField()]] as const;

  test.each(CLEARED)('all texts and tags %s: A allowed', async (_, value) => {
    const fields = [...TEXT_FIELDS, ...(value === '' ? [] : ['tags'])];
    await suite.seed(path, storedCard({ tags: ['fair'] }));
    await update({
      ...Object.fromEntries(fields.map((field) => [field, value])),
      updatedAt: serverTimestamp(),
    });
    const { name, website, tags } = (await suite.stored(path)) ?? {};
    const cleared = value === '' ? ['', '', ['fair']] : value === null ? [null, null, null] : [];
    expect([name, website, tags]).toEqual([cleared[0], cleared[1], cleared[2]]);
  });

  test.each(SOUND_WEBSITES)('website "%s": A allowed', async (website) => {
    await update({ website, updatedAt: serverTimestamp() });
    expect((await suite.stored(path))?.website).toBe(website);
  });
});

/** As an older app may have stored it: nothing here could be written today. */
const oddCard = (): DocumentData => ({
  ...without('title', storedCard()),
  name: 42,
  company: null,
  email: 'x'.repeat(400),
  phone: ['+971 50 123 4567'],
  website: 'javascript:alert(1)',
  address: { city: 'Sharjah' },
  notes: 'x'.repeat(20_000),
  image: 'http://pictures.example/old.jpg',
  createdAt: '2019-01-01',
  updatedAt: '2019-01-02',
  tags: 'fair',
});

describe('businessCards/{id}, update of an older card with odd fields', () => {
  beforeEach(() => suite.seed(path, oddCard()));

  test('A: a text that was missing may be added, the odd ones stay', async () => {
    await update({ title: 'Potter', updatedAt: serverTimestamp() });
    expect(await suite.stored(path)).toMatchObject({
      ...without('updatedAt', oddCard()),
      title: 'Potter',
    });
  });

  test('A: the odd values may be sent along as they are', async () => {
    await update({ ...oddCard(), title: 'Potter', updatedAt: serverTimestamp() });
    expect((await suite.stored(path))?.title).toBe('Potter');
  });

  test('A: all eight texts may be corrected', async () => {
    await update(correction());
    expect((await suite.stored(path))?.name).toBe('Amina Haddad-Roy');
  });

  test.each([
    ['name', 43, '43'],
    ['email', 'x'.repeat(399), 'x'.repeat(320)],
    ['website', 'javascript:alert(2)', ''],
    ['notes', 'x'.repeat(19_999), 'x'.repeat(10_000)],
    ['title', 7, null],
    ['tags', 'fairs', ['fairs']],
  ])('A: %s may not become another odd value', async (field, odd, sound) => {
    const updatedAt = serverTimestamp();
    await expectDeniedOn(suite, path, () => update({ [field]: odd, updatedAt }));
    await update({ [field]: sound, updatedAt });
  });
});
