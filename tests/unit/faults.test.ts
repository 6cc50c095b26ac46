import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from '../e2e/support/faults';

test('there are ten of them, as docs/reliability.md says', () => {
  expect(Object.keys(FAULTS)).toHaveLength(10);
});

test.each(Object.entries(FAULTS))('%s is made to happen in a browser', (_fault, tests) => {
  expect(tests).not.toEqual([]);
  for (const [file, title] of tests) {
    expect(readFileSync(`tests/e2e/${file}.spec.ts`, 'utf8')).toContain(`test('${title}'`);
  }
});
