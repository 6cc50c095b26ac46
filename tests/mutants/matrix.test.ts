import { afterAll, expect, test } from 'vitest';
import { firestoreMatrix } from './firestoreMatrix';
import { rulesTests } from './rulesTests';
import { storageMatrix } from './storageMatrix';

const names = (await rulesTests()).map(({ name }) => name);
const rows = Object.entries({ ...firestoreMatrix, ...storageMatrix });

test.each(rows)('%s: has its tests', (_, tests) => {
  const wanted = tests.flatMap(([description, ...under]) =>
    under.map((name) => `${description} > ${name}`),
  );
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(2);
});

afterAll(() => {
  console.log(`${rows.length} rows of who may do what, tried by ${names.length} rules tests`);
});
