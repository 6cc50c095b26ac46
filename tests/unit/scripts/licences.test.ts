import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesPage, packagesByPart } from '../../../scripts/licences/licencesPage';
import { shippedPackages } from '../../../scripts/licences/shippedPackages';

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

test.each(Object.entries(packagesByPart()))('%s: each licence is permissive', (_, packages) => {
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(({ licence }) => !PERMISSIVE.includes(licence))).toEqual([]);
});

test('docs/licences.md lists what is shipped today', () => {
  expect(readFileSync('docs/licences.md', 'utf8'), 'run npx tsx scripts/licences.ts').toBe(
    licencesPage(),
  );
});

test('what is shipped is all that is needed, from where Node takes it, and nothing else', () => {
  const needs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '*']));
  const packages = {
    '': { dependencies: needs('a'), devDependencies: needs('tool') },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: needs('b', 'c') },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC', dependencies: needs('c') },
    'node_modules/b': { version: '1.0.0', license: 'GPL-3.0', dependencies: needs('tool') },
    'node_modules/c': { version: '1.0.0', peerDependencies: needs('absent', 'a') },
    'node_modules/tool': { version: '1.0.0', license: 'MIT' },
  };
  expect(shippedPackages(packages)).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: 'b', version: '2.0.0', licence: 'ISC' },
    { name: 'c', version: '1.0.0', licence: 'unknown' },
  ]);
});
