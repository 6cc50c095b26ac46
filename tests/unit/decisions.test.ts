import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repositoryFiles';

const FOLDER = 'docs/decisions';
const records = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort();

test('the index lists each record once, in order', () => {
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
  expect(Array.from(index.matchAll(/^- \[\d{4}\]\((.+?)\)/gm), ([, name]) => name)).toEqual(
    records,
  );
});

test('no two records have one number', () => {
  const numbers = records.map((name) => /^\d{4}(?=-)/.exec(name)?.[0]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(records.length);
});

test('each record that is cited exists', () => {
  const cited = repositoryFiles
    .filter((file) => /\.(?:[jt]sx?|css|md|rules)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b\d{4}-[a-z-]+\.md\b/g)])
    .map(([name]) => name);
  expect(cited.filter((name) => !records.includes(name))).toEqual([]);
  expect(cited).toContain('0001-declarative-router.md');
});
