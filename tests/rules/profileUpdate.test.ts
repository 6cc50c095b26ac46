import {
  arrayUnion,
  Bytes,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { filled } from './support/cards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { PROFILE, PROFILE_TEXTS, profileChange, storedProfile } from './support/profiles';
import { EMAIL, type Role, STRANGERS } from './support/roles';

const suite = await firestoreSuite('profile-update');
const createdAt = new Date('2025-06-15T09:00:00Z');
const update = (role: Role, change: DocumentData): Promise<void> =>
  updateDoc(doc(suite.as[role], PROFILE), change);

beforeEach(() => suite.seed(PROFILE, storedProfile()));

describe('users/{uid}, update name, phone, company, title, photoURL and updatedAt', () => {
  test('A: allowed, and nothing else has changed', async () => {
    await update('A', profileChange());
    expect(await suite.stored(PROFILE)).toEqual({
      ...storedProfile(),
      ...profileChange(),
      createdAt: Timestamp.fromDate(createdAt),
      updatedAt: expect.any(Timestamp) as Timestamp,
    });
  });

  test('A: allowed for one text', async () => {
    await update('A', { phone: '', updatedAt: serverTimestamp() });
    expect((await suite.stored(PROFILE))?.phone).toBe('');
  });

  test('A: allowed on a profile as sign-up left it', async () => {
    const { name, email, plan, scansUsed, maxScans } = storedProfile();
    await suite.seed(PROFILE, { name, email, plan, scansUsed, maxScans, createdAt });
    await update('A', profileChange());
    expect((await suite.stored(PROFILE))?.company).toBe('Haddad & Roy');
  });

  test.each(STRANGERS)('%s: denied', async (role) => {
    await expectDeniedOn(suite, PROFILE, () => update(role, profileChange()));
  });

  test('A: denied while there is no profile', async () => {
    await deleteDoc(doc(suite.rulesOff, PROFILE));
    await expectDenied(update('A', profileChange()));
    expect(await suite.stored(PROFILE)).toBeUndefined();
  });
});

type Pair = [row: string, denied: DocumentData, allowed: DocumentData];

/** What servers alone write, beside the same field as it is, which may be sent along. */
const SERVER_PAIRS: Pair[] = [
  ['plan', { plan: 'Business' }, { plan: 'Lite' }],
  ['plan back to free', { plan: 'free' }, { plan: 'Lite' }],
  ['plan removed', { plan: deleteField() }, { plan: 'Lite' }],
  ['inside plan', { 'plan.x': 'Business' }, { plan: 'Lite' }],
  ['plan added to', { plan: arrayUnion('Business') }, { plan: 'Lite' }],
  ['scansUsed', { scansUsed: 0 }, { scansUsed: 640 }],
  ['scansUsed counted down', { scansUsed: increment(-1) }, { scansUsed: 640 }],
  ['scansUsed removed', { scansUsed: deleteField() }, { scansUsed: 640 }],
  ['maxScans', { maxScans: 10_000 }, { maxScans: 1000 }],
  ['maxScans counted up', { maxScans: increment(1) }, { maxScans: 1000 }],
  ['maxScans removed', { maxScans: deleteField() }, { maxScans: 1000 }],
  ['email', { email: 'm@people.example' }, { email: EMAIL.A }],
  ['email removed', { email: deleteField() }, { email: EMAIL.A }],
  ['createdAt', { createdAt: new Date('2025-06-15T09:00:01Z') }, { createdAt }],
  ['createdAt to now', { createdAt: serverTimestamp() }, { createdAt }],
  ['createdAt removed', { createdAt: deleteField() }, { createdAt }],
  ['an unknown key inside a text', { 'name.role': 'admin' }, { name: 'admin' }],
];

const TEXT_PAIRS: Pair[] = PROFILE_TEXTS.flatMap((field): Pair[] => {
  const bytes = Bytes.fromUint8Array(new Uint8Array(8));
  const sound = { [field]: 'x'.repeat(200) };
  return [
    [`${field} of 201 characters`, { [field]: 'x'.repeat(201) }, sound],
    [`${field} a number`, { [field]: 42 }, { [field]: '42' }],
    [`${field} a list`, { [field]: ['x'] }, sound],
    [`${field} a map`, { [field]: { x: 'x' } }, sound],
    [`${field} bytes`, { [field]: bytes }, sound],
    [`${field} a time`, { [field]: serverTimestamp() }, sound],
  ];
});

describe('users/{uid}, update', () => {
  test.each([...SERVER_PAIRS, ...TEXT_PAIRS])(
    '%s: A denied, and its twin allowed',
    async (_, denied, allowed) => {
      await expectDeniedOn(suite, PROFILE, () => update('A', profileChange(denied)));
      await update('A', profileChange(allowed));
    },
  );

  test('whole-document overwrite: A denied, and a merge of the same allowed', async () => {
    const profile = doc(suite.as.A, PROFILE);
    await expectDeniedOn(suite, PROFILE, () => setDoc(profile, profileChange()));
    await setDoc(profile, profileChange(), { merge: true });
  });

  test('overwrite with all that was there and a higher limit: A denied, and without it allowed', async () => {
    const profile = doc(suite.as.A, PROFILE);
    const whole = { ...storedProfile(), ...profileChange() };
    await expectDeniedOn(suite, PROFILE, () => setDoc(profile, { ...whole, maxScans: 1001 }));
    await setDoc(profile, whole);
  });
});

describe('users/{uid}, update of what a phone keeps there', () => {
  test.each([
    ['a push token', { pushToken: 'f'.repeat(200) }],
    ['settings', { settings: { theme: 'dark', languages: ['de', 'en'] } }],
    ['a count of its own', { scansOnThisPhone: increment(1) }],
    ['a role, which nothing reads', { role: 'admin' }],
    ['updatedAt of its clock', { updatedAt: Timestamp.now(), name: 'Amina' }],
    ['no updatedAt', { name: 'Amina' }],
    ['all texts and the photo null', { name: null, phone: null, company: null, photoURL: null }],
    ['all texts and the photo removed', { name: deleteField(), photoURL: deleteField() }],
  ])('%s: A allowed, V and M denied', async (_, change) => {
    for (const role of STRANGERS) {
      await expectDeniedOn(suite, PROFILE, () => update(role, change));
    }
    await update('A', change);
    expect(await suite.stored(PROFILE)).toMatchObject({ plan: 'Lite', scansUsed: 640 });
  });

  test('101 fields in all: A denied, and its twin allowed', async () => {
    await suite.seed(PROFILE, filled(storedProfile(), 99));
    await expectDeniedOn(suite, PROFILE, () => update('A', { one: 1, two: 2 }));
    await update('A', { one: 1 });
  });

  test('a field beside the plan: A denied, and its twin allowed', async () => {
    await expectDeniedOn(suite, PROFILE, () => update('A', { pushToken: 'f', plan: 'Business' }));
    await update('A', { pushToken: 'f' });
  });
});

describe('users/{uid}, update of an older profile with odd fields', () => {
  const odd = { name: 42, phone: null, photoURL: 'http://pictures.example/a.jpg', plan: 7 };
  beforeEach(() => suite.seed(PROFILE, storedProfile(odd)));

  test('A: a sound field may change while the odd ones stay or are sent along', async () => {
    await update('A', { ...odd, company: 'Haddad & Roy', updatedAt: serverTimestamp() });
    expect(await suite.stored(PROFILE)).toMatchObject({ ...odd, company: 'Haddad & Roy' });
  });

  test('A: an odd value may not become another', async () => {
    const updatedAt = serverTimestamp();
    await expectDeniedOn(suite, PROFILE, () => update('A', { name: 43, updatedAt }));
    await update('A', { name: '43', updatedAt });
  });
});
