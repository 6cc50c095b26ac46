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

const POLICY = 'content-security-policy';
const rules = readFirebaseConfig().hosting.headers;

/** What firebase.json has for `source`, by name in small letters, as browsers have it. */
function headersFor(...sources: string[]): Record<string, string> {
  const headers = rules.filter(({ source }) => sources.includes(source)).flatMap((r) => r.headers);
  return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
}

const everywhere = headersFor('**');
const forAssets = headersFor('**', '/assets/**');

test('every page comes with every header of firebase.json, and unknown addresses are the app', async ({
  request,
}) => {
  expect(Object.keys(everywhere)).toHaveLength(8);
  for (const path of ['/', '/features', '/contact/x', '/no/such/page']) {
    const { status, headers, body } = await answer(request, path);
    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject(everywhere);
    expect(body, path).toContain('<div id="root">');
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
  expect(lost.body).not.toContain('id="root"');
  expect(lost.headers).toMatchObject({ ...everywhere, 'cache-control': expect.any(String) });
});

test.describe('the twin: what the policy forbids', () => {
  test.use({ expectedConsoleErrors: ['Content Security Policy'] });

  test('is refused and reported', async ({ page, context }) => {
    const violations = await watchPolicy(context);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "run"';
      document.body.append(script);
      const picture = new Image();
      picture.src = 'https://elsewhere.example/picture.png';
    });
    await expect.poll(() => [...violations].sort()).toEqual(['img-src', 'script-src-elem']);
    await expect(page).not.toHaveTitle('run');
  });
});

test.describe('on a Mac', () => {
  test.use({ userAgent: MAC });

  test('the whole main task, from Apple to a photo, never breaks the policy', async ({
    page,
    context,
  }) => {
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
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectCount(page, '8', '29');

    await choosePhoto(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    expect(await readDocument(`users/${uid}`)).toMatchObject({
      photoURL: expect.stringContaining(suite.storage),
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect(violations).toEqual([]);
    console.log(`Content security policy: ${String(violations.length)} violations.`);
  });
});

async function choosePhoto(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Grace Hopper' }).click();
  await page.getByLabel('Photo file').setInputFiles(await photograph(page));
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^blob:/);
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

/** What the hosting answers, with the emulators' own addresses taken out of the policy. */
async function answer(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const headers: Record<string, string> = response.headers();
  const policy = headers[POLICY]?.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '') ?? '';
  headers[POLICY] = policy;
  return { status: response.status(), headers, body: await response.text() };
}
