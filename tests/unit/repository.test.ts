import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ignored = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)];

function isIgnored(name: string): boolean {
  return ignored.some((line) =>
    line.startsWith('*') ? name.endsWith(line.slice(1)) : line.replace(/\/$/, '') === name,
  );
}

const files = readdirSync('.')
  .filter((entry) => !isIgnored(entry))
  .flatMap((entry) =>
    statSync(entry).isDirectory()
      ? readdirSync(entry, { recursive: true, encoding: 'utf8' }).map((name) => join(entry, name))
      : [entry],
  )
  .filter((file) => !file.split('/').some(isIgnored))
  .filter((file) => statSync(file).isFile());

/** What keys and tokens look like. A web app's own Firebase key is no secret, but belongs in `.env`. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAIza[\w-]{35}/,
  /\bya29\.[\w-]{20}/,
  /\bgh[oprsu]_[A-Za-z0-9]{36}/,
  /\bnpm_[A-Za-z0-9]{36}/,
  /\bxox[abprs]-[\w-]{10}/,
  /\bAKIA[A-Z0-9]{16}\b/,
];

test('no file holds what looks like a key or a token', () => {
  const found = files.filter((file) => {
    const text = readFileSync(file, 'latin1');
    return SECRETS.some((secret) => secret.test(text));
  });
  expect(files).toContain(join('src', 'main.tsx'));
  expect(found).toEqual([]);
});

test('packages come from whichever registry a machine is set up for', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };
  const addressed = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
  expect(addressed).toEqual([]);
  expect(existsSync('.npmrc') ? readFileSync('.npmrc', 'utf8') : '').not.toMatch(/registry\s*=/);
});
