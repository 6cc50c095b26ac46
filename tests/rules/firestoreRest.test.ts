import { beforeEach, describe, expect, test } from 'vitest';
import { storedCard } from './support/cards';
import { type Call, DENIED, firestoreCalls, OK, TOKEN } from './support/firestoreCalls';
import { firestoreSuite } from './support/firestoreSuite';
import { UID } from './support/roles';

const suite = await firestoreSuite('rest');

const { documents, statusOf } = firestoreCalls(suite);
const own = 'businessCards/of-a';
const foreign = 'businessCards/of-m';

beforeEach(async () => {
  await suite.seed(own, storedCard());
  await suite.seed(foreign, storedCard({ userId: UID.M }));
});

/** Each is denied to A, and allowed to a server: the call itself is well formed. */
const SERVER_ONLY: [row: string, path: string, call: Omit<Call, 'token'>][] = [
  ['list documents', '/businessCards', { method: 'GET' }],
  ['list documents with the missing ones', '/businessCards?showMissing=true', { method: 'GET' }],
  ['list the collections', ':listCollectionIds', { body: {} }],
  [
    'a query over every collection',
    ':runQuery',
    { body: { structuredQuery: { from: [{ allDescendants: true }] } } },
  ],
  [
    'a query for ids only',
    ':runQuery',
    {
      body: {
        structuredQuery: {
          from: [{ collectionId: 'businessCards' }],
          select: { fields: [{ fieldPath: '__name__' }] },
        },
      },
    },
  ],
  [
    'an update by mask of the owner',
    `/${own}?updateMask.fieldPaths=userId`,
    { method: 'PATCH', body: { fields: { userId: { stringValue: UID.M } } } },
  ],
  [
    'an update by mask of a time not the server’s',
    `/${own}?updateMask.fieldPaths=updatedAt`,
    {
      method: 'PATCH',
      body: { fields: { updatedAt: { timestampValue: '2030-01-01T00:00:00Z' } } },
    },
  ],
];

describe('over REST', () => {
  test.each(SERVER_ONLY)('%s: A denied', async (_, path, call) => {
    const before = await suite.stored(own);
    expect(await statusOf(path, { ...call, token: TOKEN.A })).toBe(DENIED);
    expect(await suite.stored(own)).toEqual(before);

    expect(await statusOf(path, { ...call, token: TOKEN.server })).toBe(OK);
  });

  test('get: A allowed for an own card, denied for a foreign one', async () => {
    expect(await statusOf(`/${foreign}`, { token: TOKEN.A, method: 'GET' })).toBe(DENIED);
    expect(await statusOf(`/${own}`, { token: TOKEN.A, method: 'GET' })).toBe(OK);
  });

  test('get of many at once: A denied when one is foreign', async () => {
    const getMany = (...paths: string[]): Promise<number> =>
      statusOf(':batchGet', {
        token: TOKEN.A,
        body: { documents: paths.map((path) => `${documents}/${path}`) },
      });
    expect(await getMany(own, foreign)).toBe(DENIED);
    expect(await getMany(own)).toBe(OK);
  });
});
