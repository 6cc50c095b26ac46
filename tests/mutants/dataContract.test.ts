import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesTests } from './rulesTests';

const titles = (await rulesTests()).map(({ file, name }) => `${file} > ${name}`);

/** The rows of the tables in docs/data-contract.md: what they say, and their last cell. */
const rows = readFileSync('docs/data-contract.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:The app may|Refused|-+) /.test(line))
  .map((line): [row: string, shownBy: string] => {
    const cells = line.split('|').map((cell) => cell.trim());
    return [cells[1] ?? '', cells.at(-2) ?? ''];
  });

test('has rows', () => {
  expect(rows.length).toBeGreaterThan(50);
});

test.each(rows)('%s: names a test that exists', (_, shownBy) => {
  const [, file = '', title = ''] = /^`([\w.]+\.test\.ts)` "(.+)"$/.exec(shownBy) ?? [];
  expect(titles).toContain(`${file} > ${title.replaceAll('\\"', '"')}`);
});
