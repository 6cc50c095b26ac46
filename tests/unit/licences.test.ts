import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The packages of a lock file, by the folder that each is installed in. */
type LockedPackages = Record<string, { version?: string; license?: string; dev?: boolean }>;

/** Packages that name their licence in a form that lock files leave out. */
const OLD_FORM: Record<string, string> = { limiter: 'MIT' };

/** What these lock files install besides what development alone needs: name, version and SPDX licence. */
function shippedPackages(...locks: LockedPackages[]): { name: string; licence: string }[] {
  const licences = new Map<string, string>();
  for (const [path, { version, license, dev }] of locks.flatMap(
    Object.entries<LockedPackages[string]>,
  )) {
    const name = /.*node_modules\/(.+)$/.exec(path)?.[1];
    // Links to a workspace have no version.
    if (!name || !version || dev) continue;
    licences.set(`${name} ${version}`, license ?? OLD_FORM[name] ?? 'unknown');
  }
  return [...licences.keys()]
    .sort()
    .map((name) => ({ name, licence: licences.get(name) ?? 'unknown' }));
}

/** The packages of the site and of the functions. */
function allShippedPackages(): { name: string; licence: string }[] {
  const locks = ['package-lock.json', 'functions/package-lock.json'].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages },
  );
  return shippedPackages(...locks.map(({ packages }) => packages));
}

/** The text of docs/licences.md. */
function licencesPage(): string {
  const packages = allShippedPackages();
  const sections = [...new Set(packages.map(({ licence }) => licence))].sort().map((licence) => {
    const names = packages.filter((shipped) => shipped.licence === licence);
    return `## ${licence}\n\n${names.map(({ name }) => `- ${name}\n`).join('')}`;
  });
  return `# Licences of what is shipped

Every package that the site and the functions install to run, by their lock files. A test
compares; \`npx vitest run --project unit licences --update\` writes this page.

${sections.join('\n')}`;
}

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

test('docs/licences.md lists what is shipped today', async () => {
  await expect(licencesPage()).toMatchFileSnapshot('../../docs/licences.md');
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
