import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionsParameters } from '../../../scripts/emulators/suiteConfig';
import { devPorts } from '../../../scripts/emulators/ports';

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  version?: string;
  resolved?: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const locked = (file: string): Record<string, Package> =>
  (read(file) as { packages: Record<string, Package> }).packages;

const manifest = read('functions/package.json') as Package;
const lock = locked('functions/package-lock.json');
const rootLock = locked('package-lock.json');

// The cloud installs functions/ alone, by the lock file in it.
test('the lock file of the functions is the one of their package.json', () => {
  expect(lock['']).toMatchObject({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  });
});

test.each(Object.keys(manifest.dependencies))('%s is deployed as it is tested', (name) => {
  const key = `node_modules/${name}`;
  const tested = rootLock[`functions/${key}`] ?? rootLock[key];
  expect(manifest.dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(tested?.version).toBe(manifest.dependencies[name]);
  expect(lock[key]?.version).toBe(manifest.dependencies[name]);
});

test('their packages come from whichever registry a machine is set up for', () => {
  expect(Object.values(lock).filter(({ resolved }) => resolved)).toEqual([]);
});

test('no package runs a script where it is installed, in the cloud neither', () => {
  for (const folder of ['.', 'functions']) {
    expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
  }
  const { functions } = read('firebase.json') as { functions: { ignore: string[] } };
  expect(functions.ignore).not.toContain('.npmrc');
});

test('the emulators are told every parameter', () => {
  const source = readFileSync('functions/src/parameters.ts', 'utf8');
  const declared = [...source.matchAll(/define\w+\('(\w+)'/g)].map(([, name]) => name);
  const told = functionsParameters(devPorts())
    .trim()
    .split('\n')
    .map((line) => line.split('=')[0]);
  expect(declared).toHaveLength(5);
  expect(told.sort()).toEqual(declared.sort());
});
