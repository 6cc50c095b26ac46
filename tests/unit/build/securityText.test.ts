import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { securityText } from '../../../build/securityText';
import { readFirebaseConfig } from '../../../scripts/emulators/suiteConfig';
import { siteFacts } from '../../../src/content/siteFacts';

const NOW = new Date('2026-11-22T10:30:00Z');

/** The fields of a file as RFC 9116 has them: a name, a colon, a blank and a value on each line. */
function fieldsOf(text: string): [string, string][] {
  const lines = text.split(/\r?\n/);
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
    return [name, value];
  });
}

test('has each field once, as RFC 9116 wants it', () => {
  const fields = fieldsOf(
    securityText(
      siteFacts({
        VITE_SITE_ORIGIN: 'https://cards.example',
        VITE_SUPPORT_MAILBOX: 'help+web@cards.example',
      }),
      NOW,
    ),
  );
  expect(fields).toEqual([
    ['Contact', 'mailto:help+web@cards.example?subject=Security'],
    ['Expires', '2027-10-18T00:00:00.000Z'],
    ['Preferred-Languages', 'en'],
    ['Canonical', 'https://cards.example/.well-known/security.txt'],
  ]);
});

test('ends within the year after its build', () => {
  const { Expires = '' } = Object.fromEntries(fieldsOf(securityText(siteFacts({}), NOW)));
  const days = (Date.parse(Expires) - NOW.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('is deployed, and other files that begin with a dot are not', () => {
  const site = mkdtempSync(join(tmpdir(), 'cardfile-site-'));
  onTestFinished(() => {
    rmSync(site, { recursive: true });
  });
  for (const file of ['index.html', '.well-known/security.txt', '.vite/manifest.json', 'a/.env']) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), '');
  }
  // The very list that `firebase deploy` makes.
  const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js') as {
    listFiles: (folder: string, ignore: string[]) => string[];
  };
  const { ignore } = readFirebaseConfig().hosting;
  expect(listFiles(site, ignore).sort()).toEqual(['.well-known/security.txt', 'index.html']);
});
