import { beforeEach, describe, expect, test } from 'vitest';
import { storedCard } from './support/cards';
import { DENIED, firestoreCalls, OK, TOKEN } from './support/firestoreCalls';
import { firestoreSuite } from './support/firestoreSuite';
import { UID } from './support/roles';

const suite = await firestoreSuite('card-list-rest');
const { statusOf } = firestoreCalls(suite);

beforeEach(async () => {
  await suite.seed('businessCards/of-a', storedCard());
  await suite.seed('businessCards/of-m', storedCard({ userId: UID.M }));
});

const from = [{ collectionId: 'businessCards' }];
const text = (stringValue: string) => ({ stringValue });
const userId = (op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: 'userId' }, op, value },
});
const listOf = (...uids: string[]) => ({ arrayValue: { values: uids.map(text) } });
const own = { from, where: userId('EQUAL', text(UID.A)) };
const upTo = (count: number) => [{ alias: 'cards', count: { upTo: count } }];

const query = (structuredQuery: object) => ['runQuery', { structuredQuery }] as const;
const count = (structuredQuery: object, aggregations: object[] = upTo(10)) =>
  [
    'runAggregationQuery',
    { structuredAggregationQuery: { structuredQuery, aggregations } },
  ] as const;

type Call = readonly [operation: string, body: object];

/** One thing wrong in a query for A's own cards, beside what may stand there. */
const PAIRS: [row: string, denied: Call, allowed: Call][] = [
  [
    'in [own, other]',
    query({ from, where: userId('IN', listOf(UID.A, UID.M)) }),
    query({ from, where: userId('IN', listOf(UID.A)) }),
  ],
  ['all cards', query({ from }), query(own)],
  ['all cards, an offset', query({ from, offset: 1 }), query({ ...own, offset: 1 })],
  ['a count of all', count({ from }), count(own)],
  [
    'a sum over all',
    count({ from }, [{ alias: 'sum', sum: { field: { fieldPath: 'size' } } }]),
    count(own, [{ alias: 'sum', sum: { field: { fieldPath: 'size' } } }]),
  ],
];

describe('businessCards, list over REST', () => {
  test.each(PAIRS)('%s: A denied, and its twin allowed', async (_, denied, allowed) => {
    const send = (token: string, [operation, body]: Call): Promise<number> =>
      statusOf(`:${operation}`, { token, body });
    expect(await send(TOKEN.A, denied)).toBe(DENIED);
    expect(await send(TOKEN.A, allowed)).toBe(OK);
    // The denied call is well formed: a server may send it.
    expect(await send(TOKEN.server, denied)).toBe(OK);
  });
});
