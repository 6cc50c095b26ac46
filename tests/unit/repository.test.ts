import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFacts } from '../../src/content/siteFacts';
import { repositoryFiles } from './repositoryFiles';
import { SECRETS } from './secrets';

test('no file holds what looks like a key or a token', () => {
  const found = repositoryFiles.filter((file) => {
    const text = readFileSync(file, 'latin1');
    return SECRETS.some(({ pattern }) => pattern.test(text));
  });
  expect(repositoryFiles).toContain(join('src', 'main.tsx'));
  expect(found).toEqual([]);
});

test.each(SECRETS)('$what would be found', ({ pattern, example }) => {
  expect(`const value = '${example.join('')}';`).toMatch(pattern);
});

test('packages come from whichever registry a machine is set up for', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };
  const addressed = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
  expect(addressed).toEqual([]);
  expect(existsSync('.npmrc') ? readFileSync('.npmrc', 'utf8') : '').not.toMatch(/registry\s*=/);
});

/** What an import without ending may lead to. */
const MODULE = /\.(?:[cm]?[jt]sx?|json)$/;

function twinsIn(paths: readonly string[]): string[] {
  const nameless = (path: string): string => path.replace(MODULE, '').toLowerCase();
  const names = paths.map(nameless);
  return paths.filter(
    (path) => names.indexOf(nameless(path)) !== names.lastIndexOf(nameless(path)),
  );
}

test('an import leads to the same file where the file system ignores case, as on a Mac', () => {
  expect(twinsIn(repositoryFiles)).toEqual([]);
  const twins = ['a/desk.ts', 'a/Desk.tsx', 'a/One.md', 'a/one.md'];
  expect(twinsIn([...twins, 'b/desk.ts', 'a/Desk.module.css', 'a/two.md'])).toEqual(twins);
});

test('both packages and their locks name the same lines of Node, and so does the README', () => {
  interface Package {
    engines?: { node?: string };
    packages?: Record<string, { engines?: { node?: string } }>;
  }
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;
  const node = read('package.json').engines?.node;
  const { packages = {} } = read('package-lock.json');
  const own = read('functions/package-lock.json').packages ?? {};
  const all = [read('functions/package.json'), packages[''], packages['functions'], own['']];
  expect(all.map((one) => one?.engines?.node)).toEqual([node, node, node, node]);
  const lines = [...(node ?? '').matchAll(/\^(\d+)/g)].map(([, line]) => line);
  expect(lines).toEqual(['20', '22', '24', '26']);
  expect(readFileSync('README.md', 'utf8')).toContain('Node 20.19, 22, 24 or 26,');
});

test('who finds a hole is told where to write, and when to expect an answer', () => {
  const security = readFileSync('SECURITY.md', 'utf8');
  expect(security).toContain(siteFacts({}).supportMailbox);
  expect(security).toContain('within 3 working days');
});

test('each variable that the site reads is explained in .env.example', () => {
  const read = [...readFileSync('src/vite-env.d.ts', 'utf8').matchAll(/readonly (VITE_\w+)/g)];
  const explained = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?(VITE_\w+)=/gm)];
  const names = (found: RegExpExecArray[]) => new Set(found.map(([, name]) => name));
  expect(names(explained)).toEqual(names(read));
});

test('each link in a document leads to a file', () => {
  const links = repositoryFiles
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, link = '']) =>
        join(dirname(file), link),
      ),
    );
  expect(links).toContain('docs/licences.md');
  expect(links.filter((file) => !existsSync(file))).toEqual([]);
});
