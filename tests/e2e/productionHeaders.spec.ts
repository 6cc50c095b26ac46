import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { readFirebaseConfig } from '../../scripts/emulators/suiteConfig';
import { uidOf } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { suite } from '../setup/suite';
import { MAC, openApple, playGoogle, useNewAccount } from './support/appleAccount';
import { photograph } from './support/photograph';
import { columnHeader, expectCount, searchBox } from './support/shownContacts';
import { numberedContacts, putContacts } from './support/storedContacts';
import { expect, test } from './support/test';

// As Hosting serves it.
test.use({ baseURL: process.env['CARDFILE_SITE'] });

const POLICY = 'content-security-policy';
const rules = readFirebaseConfig().hosting.headers;

/** What firebase.json has for `source`, by name in small letters, as browsers have it. */
function headersFor(...sources: string[]): Record<string, string> {
  const headers = rules.filter(({ source }) => sources.includes(source)).flatMap((r) => r.headers);
  return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
}

const everywhere = headersFor('**');
const DOTTED = [
  '/.x',
  '/.x/y',
  '/.x/.y',
  '/.well-known/a',
  '/contact/.hidden',
  '/contact/.hidden/x/.y/z',
  '/contact/..x',
];
const forAssets = headersFor('**', '/assets/**');

test('every page comes with every header of firebase.json, and so does a 404', async ({
  request,
}) => {
  expect(Object.keys(everywhere)).toHaveLength(8);
  for (const path of ['/', '/features', '/contact/x', '/no/such/page', ...DOTTED]) {
    const { status, headers, body } = await answer(request, path);
    expect(status, path).toBe(/such|\/\./.test(path) ? 404 : 200);
    expect(headers, path).toMatchObject(everywhere);
    expect(body, path).toContain('<div id="root"');
  }
});

test('a part of the app is cached for good, and a missing one is a 404', async ({ request }) => {
  const { body } = await answer(request, '/');
  const chunk = /src="(\/assets\/[^"]+)"/.exec(body)?.[1] ?? '';
  const found = await answer(request, chunk);
  expect(found.status).toBe(200);
  expect(found.headers).toMatchObject(forAssets);
  expect(forAssets['cache-control']).toBe('public, max-age=31536000, immutable');

  const lost = await answer(request, '/assets/x.js');
  expect(lost.status).toBe(404);
  expect(lost.headers).toMatchObject({ ...everywhere, 'cache-control': expect.any(String) });
});

test('so does a lost part of the app whose name begins with a dot', async ({ request }) => {
  const { headers } = await answer(request, '/assets/.x/y.js');
  expect(headers).toMatchObject({ ...everywhere, 'cache-control': expect.any(String) });
});

test('the notices of what is shipped are a text', async ({ request }) => {
  const { status, headers, body } = await answer(request, '/licences.txt');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...everywhere, 'content-type': 'text/plain; charset=utf-8' });
  for (const words of [/^react [\d.]+$/m, /^firebase [\d.]+$/m, 'Permission is hereby granted'])
    expect(body).toMatch(words);
});

test('security.txt says where to write', async ({ request }) => {
  const { status, headers, body } = await answer(request, '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...everywhere, 'content-type': 'text/plain; charset=utf-8' });
  expect(body.replace(/^(Expires: ).*$/m, '$1...')).toBe(
    [
      'Contact: mailto:support@cardfile.example?subject=Security',
      'Expires: ...',
      'Preferred-Languages: en',
      'Canonical: https://cardfile.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.describe('the twin: what the policy forbids', () => {
  test.use({ expectedConsoleErrors: ['Content Security Policy'] });

  test('is refused and reported', async ({ page, context }) => {
    const violations = await watchPolicy(context);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => Trusting };
      };
      interface Trusting {
        createScript: (text: string) => string;
      }
      const trusting = trustedTypes.createPolicy('any', { createScript: (text: string) => text });
      const script = document.createElement('script');
      script.text = trusting.createScript('document.title = "run"');
      document.body.append(script);
      const picture = new Image();
      picture.src = 'https://elsewhere.example/picture.png';
    });
    await expect.poll(() => [...violations].sort()).toEqual(['img-src', 'script-src-elem']);
    await expect(page).not.toHaveTitle('run');
  });
});

test.describe('text as code, on a Mac', () => {
  test.use({ userAgent: MAC, expectedConsoleErrors: [/This document requires 'Trusted/] });

  test('is refused, beside the one script that the pop-up needs', async ({ page, context }) => {
    const violations = await watchPolicy(context);
    await playGoogle(context);
    const google = page.waitForResponse('https://apis.google.com/js/api.js**');
    await page.goto('/login');
    await google;
    expect(violations).toEqual([]);
    const refused = await page.evaluate(() => {
      const script = document.createElement('script');
      const tries: (() => void)[] = [
        () => (document.body.innerHTML = '<b>Hello</b>'),
        () => (script.textContent = 'document.title = "run"'),
        () => (script.src = 'https://elsewhere.example/script.js'),
        () => script.setAttribute('src', 'https://apis.google.com.elsewhere.example/js/api.js'),
      ];
      return tries.filter((attempt) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      }).length;
    });
    expect(refused).toBe(4);
    await expect.poll(() => violations).toEqual(Array(4).fill('require-trusted-types-for'));
  });
});

test.describe('on a Mac', () => {
  // With this worker's project, and the same headers.
  test.use({ userAgent: MAC, baseURL: async ({ site }, use) => use(site) });

  test(
    'the whole main task, from Apple to a photo, never breaks the policy',
    { tag: '@long' },
    async ({ page, context }) => {
      const violations = await watchPolicy(context);
      await playGoogle(context);
      const email = `policy-${randomUUID()}@cardfile.example`;
      await page.goto('/login');
      await useNewAccount(await openApple(page), email, 'Grace Hopper');
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      const uid = (await uidOf(email)) ?? '';
      await putContacts({ uid, email, password: '' }, numberedContacts(30));

      await page.reload();
      await expectCount(page, '30', '30');
      await searchBox(page).fill('person 00');
      await expectCount(page, '9', '30');
      await columnHeader(page, 'Name').getByRole('button').click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      await download;
      await page.getByRole('link', { name: 'Person 001' }).click();
      await page.getByRole('link', { name: 'Edit Contact' }).click();
      await page.getByLabel('Company').fill('Policy & Sons');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('status')).toHaveText('Your changes were saved.');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expectCount(page, '8', '29');

      await choosePhoto(page);
      await expect(page.getByText('Profile updated successfully!')).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      expect(await readDocument(`users/${uid}`)).toMatchObject({
        photoURL: expect.stringContaining(suite.storage),
      });
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
      expect(violations).toEqual([]);
      console.log(`Content security policy: ${String(violations.length)} violations.`);
    },
  );
});

async function choosePhoto(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Grace Hopper' }).click();
  await page.getByRole('button', { name: 'Change Photo' }).click();
  await page.getByLabel('Photo file').setInputFiles(await photograph(page));
}

/** The directives that the pages of the site break from now on. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('tellViolation', (directive: string) => violations.push(directive));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(effectiveDirective);
    });
  });
  return violations;
}

/** What the hosting answers, with the emulators' own addresses and frames taken out of the policy. */
async function answer(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const headers: Record<string, string> = response.headers();
  const policy = headers[POLICY]?.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '') ?? '';
  headers[POLICY] = policy.replace(/; frame-src$/, '');
  return { status: response.status(), headers, body: await response.text() };
}
