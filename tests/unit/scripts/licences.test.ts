import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allShippedPackages, licencesPage, shippedPackages } from '../../../scripts/licences';

/** Licences that ask for no more than their own text to be kept. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

test('each package that is shipped has a permissive licence', () => {
  const packages = allShippedPackages();
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter(({ licence }) => !PERMISSIVE.includes(licence))).toEqual([]);
});

test('docs/licences.md lists what is shipped today', () => {
  expect(readFileSync('docs/licences.md', 'utf8'), 'run npx tsx scripts/licences.ts').toBe(
    licencesPage(),
  );
});

test('what is shipped is each version of each lock file, and nothing for development alone', () => {
  const site = {
    '': { version: '1.0.0', license: 'MIT' },
    functions: { version: '1.0.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/@scope/a/node_modules/@scope/b': { version: '2.0.0', license: 'ISC' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/cardfile-functions': {},
  };
  const functions = {
    'node_modules/a': { version: '1.0.1' },
    'node_modules/@scope/b': { version: '2.0.0', license: 'ISC' },
  };
  expect(shippedPackages(site, functions)).toEqual([
    { name: '@scope/b 2.0.0', licence: 'ISC' },
    { name: 'a 1.0.0', licence: 'MIT' },
    { name: 'a 1.0.1', licence: 'unknown' },
  ]);
});
