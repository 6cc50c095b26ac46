import { siteVariables } from '../../build/siteVariables';
import { siteChecks } from '../../scripts/checks/siteChecks';
import { readFirebaseConfig } from '../../scripts/emulators/suiteConfig';
import { openFrontDoor, type Answer } from '../setup/frontDoor';
import { suite } from '../setup/suite';
import { runScript } from '../unit/scripts/scriptRun';
import { expect, test } from './support/test';

const SITE = process.env['CARDFILE_SITE'] ?? '';
const addresses = { ...suite, functions: process.env['CARDFILE_FUNCTIONS'] ?? '' };
const variables = siteVariables({
  projectId: suite.run,
  addresses: { ...addresses, listen: '' },
});

/** What the smoke check says of the site, once `change` has made something of its answers. */
async function smoke(change: (answer: Answer) => void) {
  const door = await openFrontDoor(SITE, change);
  const run = runScript(['scripts/smoke.ts', door.origin], variables);
  const code = await run.ended;
  door.close();
  return { code, lines: run.output().out.trim().split('\n') };
}

test('the smoke check passes on the built site', async () => {
  const { code, lines } = await smoke(() => undefined);
  expect(lines).toEqual([
    ...['ok      headers', 'ok      documents', 'ok      sign-in page'],
    ...['ok      worker', 'ok      sign-in service', 'ok      prices'],
    'ok      rules that refuse',
  ]);
  expect(code).toBe(0);
});

test('it fails on one without its policy, and says so', { tag: '@long' }, async () => {
  const { code, lines } = await smoke(({ headers }) => {
    headers.delete('content-security-policy');
  });
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^FAILED {2}headers: Content-Security-Policy of \/ is missing,/);
  expect(lines.slice(1).filter((line) => !line.startsWith('ok'))).toEqual([]);
});

test('it misses each header of firebase.json', async () => {
  const [everywhere] = readFirebaseConfig().hosting.headers;
  for (const { key } of everywhere?.headers ?? []) {
    const door = await openFrontDoor(SITE, ({ headers }) => {
      headers.delete(key);
    });
    await expect(siteChecks(door.origin, variables)['headers']?.(), key).rejects.toThrow(
      `${key} of / is missing`,
    );
    door.close();
  }
});

test('it notices lost documents and scripts, and services that refuse nobody', async () => {
  const door = await openFrontDoor(SITE, (answer) => {
    const isLost = answer.path === '/terms' || answer.path.endsWith('.js');
    answer.status = isLost ? 404 : 200;
  });
  const { host } = new URL(door.origin);
  const services = { AUTH: host, FIRESTORE: host, STORAGE: host, FUNCTIONS: host };
  const elsewhere = Object.entries(services).map(([name, at]) => [`VITE_EMULATOR_${name}`, at]);
  const all = siteChecks(door.origin, {
    ...variables,
    ...(Object.fromEntries(elsewhere) as typeof variables),
  });
  const { headers, ...checks } = all;
  await expect(headers?.()).resolves.toBeUndefined();
  for (const [name, check] of Object.entries(checks)) {
    await expect(check(), name).rejects.toThrow();
  }
  door.close();
});
