import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from '../e2e/support/faults';

test('docs/reliability.md names each of them, and no other', () => {
  const page = readFileSync('docs/reliability.md', 'utf8');
  const [, list = ''] = /## The faults\n([^#]*)/.exec(page) ?? [];
  const names = [...list.matchAll(/^- (.+)$/gm)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(FAULTS));
});

test.each(Object.entries(FAULTS))('%s is made to happen in a browser', (_fault, tests) => {
  expect(tests).not.toEqual([]);
  for (const [file, title] of tests) {
    const code = readFileSync(`tests/e2e/${file}.spec.ts`, 'utf8');
    // A test with a tag has its title on a line of its own.
    expect(code.replaceAll(/test\(\n\s+'/g, "test('")).toContain(`test('${title}'`);
  }
});
