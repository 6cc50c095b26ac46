import {
  collection,
  count,
  type Firestore,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  type Query,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedCard } from './support/cards';
import { expectDenied } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { heard } from './support/heard';
import { STRANGERS, UID } from './support/roles';

const suite = await firestoreSuite('card-list');

const day = (date: number): Date => new Date(Date.UTC(2025, 5, date));
const LARGEST = 10_000;
const allOf = (uid: string, db: Firestore): Query =>
  query(collection(db, 'businessCards'), where('userId', '==', uid), orderBy('createdAt', 'desc'));
const ownedBy = (uid: string, db: Firestore): Query => query(allOf(uid, db), limit(LARGEST));
const idsOf = async (cards: Query): Promise<string[]> =>
  (await getDocs(cards)).docs.map((card) => card.id);

beforeEach(async () => {
  await suite.seed('businessCards/a-older', storedCard({ createdAt: day(15) }));
  await suite.seed('businessCards/a-newer', storedCard({ createdAt: day(16) }));
  await suite.seed('businessCards/of-m', storedCard({ userId: UID.M }));
});

describe('businessCards, list where userId == own uid', () => {
  test('A: allowed ordered, limited, continued and counted', async () => {
    const own = ownedBy(UID.A, suite.as.A);
    expect(await idsOf(own)).toEqual(['a-newer', 'a-older']);
    expect(await idsOf(query(own, limit(1)))).toEqual(['a-newer']);
    expect(await idsOf(query(own, startAfter(day(16))))).toEqual(['a-older']);
    expect((await getCountFromServer(own)).data().count).toBe(2);
    expect((await getAggregateFromServer(own, { cards: count() })).data().cards).toBe(2);
  });

  test('M: allowed, own only', async () => {
    expect(await idsOf(ownedBy(UID.M, suite.as.M))).toEqual(['of-m']);
  });
});

/** A query of one's own, as an app may send it. */
const OWN: [row: string, own: (all: Query) => Query][] = [
  ['in its order', (all) => all],
  ['in its order, continued', (all) => query(all, startAfter(day(17)))],
  ['with a limit', (all) => query(all, limit(LARGEST + 1))],
  ['with a limit from the end', (all) => query(all, limitToLast(LARGEST + 1))],
];

describe('businessCards, list where userId == own uid, without a limit', () => {
  const unordered = (uid: string, db: Firestore): Query =>
    query(collection(db, 'businessCards'), where('userId', '==', uid));

  test.each([
    ['in no order', unordered],
    ['in its order', allOf],
  ] as const)('%s: A read, counted and listened to, V and M denied', async (_, of) => {
    for (const role of STRANGERS) {
      const foreign = of(UID.A, suite.as[role]);
      await expectDenied(getDocs(foreign));
      await expectDenied(getCountFromServer(foreign));
      await expectDenied(heard(foreign));
    }
    const own = of(UID.A, suite.as.A);
    expect(await idsOf(own)).toHaveLength(2);
    expect((await getCountFromServer(own)).data().count).toBe(2);
    expect(await heard(own)).toBe(2);
  });

  test.each(OWN)('%s: A allowed, and M gets none of it', async (_, own) => {
    expect(await idsOf(own(allOf(UID.A, suite.as.A)))).toEqual(['a-newer', 'a-older']);
    expect(await idsOf(own(allOf(UID.M, suite.as.M)))).toEqual(['of-m']);
  });
});

describe("businessCards, list where userId == A's uid", () => {
  test.each(STRANGERS)('%s: denied, also limited, continued and counted', async (role) => {
    const ofA = ownedBy(UID.A, suite.as[role]);
    await expectDenied(getDocs(ofA));
    await expectDenied(getDocs(query(ofA, limit(1))));
    await expectDenied(getDocs(query(ofA, startAfter(day(16)))));
    await expectDenied(getCountFromServer(ofA));
    await expectDenied(getAggregateFromServer(ofA, { cards: count() }));
  });
});
