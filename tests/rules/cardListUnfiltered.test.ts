import {
  and,
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  or,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedCard } from './support/cards';
import { expectDenied } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { type ByRole, ROLES, UID } from './support/roles';

const suite = await firestoreSuite('card-list-unfiltered');

/** A query of few cards as someone would write it who knows their own uid and that of someone else. */
type CardQuery = (db: Firestore, own: string, foreign: string) => Query;

const cards = (db: Firestore): Query => collection(db, 'businessCards');
const of = (uid: string) => where('userId', '==', uid);
const named = where('name', '==', 'Amina Haddad');
const idIs = (uid: string) => where(documentId(), '==', `of-${uid}`);

/** Each denied query beside one that differs in one thing and asks for own cards only. */
const PAIRS: [row: string, denied: CardQuery, allowed: CardQuery][] = [
  ['unfiltered', (db) => cards(db), (db, own) => query(cards(db), of(own))],
  [
    'unfiltered, ordered',
    (db) => query(cards(db), orderBy('createdAt', 'desc')),
    (db, own) => query(cards(db), of(own), orderBy('createdAt', 'desc')),
  ],
  [
    'another uid',
    (db, _, foreign) => query(cards(db), of(foreign)),
    (db, own) => query(cards(db), of(own)),
  ],
  [
    'in [own, other]',
    (db, own, foreign) => query(cards(db), where('userId', 'in', [own, foreign])),
    (db, own) => query(cards(db), where('userId', 'in', [own])),
  ],
  [
    'own or other',
    (db, own, foreign) => query(cards(db), or(of(own), of(foreign))),
    (db, own) => query(cards(db), or(of(own), and(of(own), named))),
  ],
  [
    'all but a third uid',
    (db) => query(cards(db), where('userId', '!=', 'uid-of-a-third')),
    (db, own) => query(cards(db), where('userId', '==', own)),
  ],
  [
    'a range that holds both uids',
    (db) => query(cards(db), where('userId', '>=', UID.A)),
    (db, own) => query(cards(db), where('userId', '==', own)),
  ],
  [
    'by another field',
    (db) => query(cards(db), named),
    (db, own) => query(cards(db), named, of(own)),
  ],
  [
    'the id of a foreign card',
    (db, _, foreign) => query(cards(db), idIs(foreign)),
    (db, own) => query(cards(db), idIs(own)),
  ],
  [
    'collection group',
    (db, own) => query(collectionGroup(db, 'businessCards'), of(own)),
    (db, own) => query(cards(db), of(own)),
  ],
];

const UIDS: ByRole<[own: string, foreign: string]> = {
  V: [UID.A, UID.M],
  A: [UID.A, UID.M],
  M: [UID.M, UID.A],
};

beforeEach(async () => {
  for (const uid of Object.values(UID)) {
    await suite.seed(`businessCards/of-${uid}`, storedCard({ userId: uid }));
  }
});

describe.each(PAIRS)('businessCards, list: %s', (_, denied, allowed) => {
  test.each(ROLES)('%s: denied, and not counted either', async (role) => {
    const tried = query(denied(suite.as[role], ...UIDS[role]), limit(10));
    await expectDenied(getDocs(tried));
    await expectDenied(getCountFromServer(tried));
  });

  test.each(['A', 'M'] as const)('%s: allowed when it asks for own cards only', async (role) => {
    const [own] = UIDS[role];
    const asked = query(allowed(suite.as[role], ...UIDS[role]), limit(10));
    expect((await getDocs(asked)).docs.map((card) => card.id)).toEqual([`of-${own}`]);
    expect((await getCountFromServer(asked)).data().count).toBe(1);
  });
});
