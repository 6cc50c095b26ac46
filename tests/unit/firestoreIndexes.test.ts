import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FirestoreQuery, firestoreQueries } from './firestoreQueries';

/** The collection behind each first argument of a `query(...)`. */
const COLLECTIONS: Record<string, string> = {
  'contactsCollection()': 'businessCards',
  'liveContactsCollection()': 'businessCards',
};

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order: string }[];
}

const declared = (
  JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as { indexes: Index[] }
).indexes;

const inSource = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name))
  .flatMap((name) => firestoreQueries(name, readFileSync(name, 'utf8')));

/**
 * The composite index that a query needs, `null` where Firestore's own single-field indexes do. The
 * emulator answers without one; the real service refuses.
 */
function neededIndex({ source, filters, orders }: FirestoreQuery): Index | null {
  const equal = filters.filter(({ operator }) => operator === '==');
  // Firestore orders a range by its field, upwards unless told: here it must be told.
  const ranges = filters.filter((filter) => !equal.includes(filter));
  if (ranges.some(({ field }) => field !== orders[0]?.field)) {
    throw new Error(`neededIndex knows a range in the order of its field alone: see ${source}`);
  }
  if (orders.length === 0 || equal.length + orders.length < 2) return null;
  const collectionGroup = COLLECTIONS[source];
  if (!collectionGroup) throw new Error(`COLLECTIONS does not say what ${source} is`);
  return {
    collectionGroup,
    queryScope: 'COLLECTION',
    fields: [
      ...equal.map(({ field }) => ({ fieldPath: field, order: 'ASCENDING' })),
      ...orders.map(({ field, direction }) => ({
        fieldPath: field,
        order: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
      })),
    ],
  };
}

const needed = inSource.map(neededIndex).filter((index) => index !== null);

describe('firestore.indexes.json', () => {
  test('declares the index of every composite query in src', () => {
    expect(needed.length).toBeGreaterThan(0);
    for (const index of needed) expect(declared).toContainEqual(index);
  });

  test('declares no index that no query needs', () => {
    for (const index of declared) expect(needed).toContainEqual(index);
  });
});

describe('reading queries from a source text', () => {
  const read = (statement: string): FirestoreQuery[] =>
    firestoreQueries('sample.ts', `import { query } from 'firebase/firestore/lite';\n${statement}`);

  test('finds filters, orders and their directions', () => {
    expect(read("query(cards(), where('a', '==', 1), orderBy('b', 'desc'), ...more);")).toEqual([
      {
        source: 'cards()',
        filters: [{ field: 'a', operator: '==' }],
        orders: [{ field: 'b', direction: 'desc' }],
      },
    ]);
  });

  test.each([
    ["const own = where('userId', '==', uid);", 'must stand directly inside query(...)'],
    ["query(cards(), ...[orderBy('name')]);", 'must stand directly inside query(...)'],
    ["query(cards(), orderBy(column, 'desc'));", 'must spell its words out'],
    ["query(cards(), orderBy('name', direction));", 'must spell its words out'],
  ])('refuses what it cannot read: %s', (statement, message) => {
    expect(() => read(statement)).toThrow(message);
  });

  test('ignores files that do not use Firestore', () => {
    expect(firestoreQueries('sample.ts', "where('a', '==', 1);")).toEqual([]);
  });
});
