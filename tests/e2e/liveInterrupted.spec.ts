import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { emulatorRules } from '../../scripts/emulators/emulatorRules';
import { useRules } from '../mutants/useRules';
import { suite } from '../setup/suite';
import { listenAtReturn, openList } from './support/liveList';
import { userWith } from './support/manyStored';
import { phoneOf, type Phone } from './support/phone';
import { expect, signIn, test } from './support/test';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] });

  test('what was scanned then is there once it is back', async ({ page, context }) => {
    const { user } = await userWith(48);
    const phone = phoneOf(user);
    await openList(page, user);
    await context.setOffline(true);
    await phone.scan({ name: 'Scanned Offline' });
    await expect(page.getByText('Showing 48 of 48 business cards')).toBeVisible();
    await context.setOffline(false);
    await expect(link(page, 'Scanned Offline')).toBeVisible({ timeout: 20_000 });
    await phone.scan({ name: 'Scanned Later' });
    await expect(link(page, 'Scanned Later')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/couldn’t refresh/)).toBeHidden();
  });
});

test('two tabs both follow, each with a listener of its own', async ({ page, context }) => {
  const { user } = await userWith(48);
  const phone = phoneOf(user);
  await openList(page, user);
  const other = await context.newPage();
  const listens = other.waitForResponse(/\/Listen\/channel/);
  await other.goto('/dashboard');
  await listens;
  await phone.scan({ name: 'Just Scanned' });
  for (const tab of [page, other]) await expect(link(tab, 'Just Scanned')).toBeVisible();
});

test(
  'a tab that is hidden for a minute is silent, and shows all when it is shown',
  { tag: '@long' },
  async ({ page, context }) => {
    const phone = await openTimedList(page);
    await phone.scan({ name: 'While Visible' });
    await expect(link(page, 'While Visible')).toBeVisible();

    await turn(page, 'hidden');
    await page.clock.fastForward(61_000);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByText('Showing 49 of 49 business cards')).toBeVisible();
    await listenAtReturn(other);
    await phone.scan({ name: 'While Hidden' });
    await expect(link(other, 'While Hidden')).toBeVisible();
    await expect(link(page, 'While Hidden')).toBeHidden();
    await turn(page, 'visible');
    await expect(link(page, 'While Hidden')).toBeVisible();
    await phone.scan({ name: 'Shown Again' });
    await expect(link(page, 'Shown Again')).toBeVisible();
  },
);

test('it goes on after the session has got a new token', { tag: '@long' }, async ({ page }) => {
  const phone = await openTimedList(page);
  const renewed = page.waitForResponse(/securetoken.*\/token/);
  await page.clock.fastForward('01:00:00');
  expect((await renewed).status()).toBe(200);
  await phone.scan({ name: 'Scanned Later' });
  await expect(link(page, 'Scanned Later')).toBeVisible();
});

test.describe('where the rules refuse to listen', () => {
  test.use({ expectedConsoleErrors: ['status of 403'] });

  test(
    'the page says so and keeps the list, and later counts bring what is new',
    { tag: '@long' },
    async ({ page }) => {
      const { user } = await userWith(48);
      const phone = phoneOf(user);
      const project = { service: 'firestore', projectId: suite.projectId } as const;
      const rules = emulatorRules(readFileSync('firestore.rules', 'utf8'), suite.storage);
      const note = page.getByRole('status').filter({ hasText: 'We couldn’t refresh this page.' });
      await page.clock.install();
      await signIn(page, user);
      await expect(page.getByText('Showing 48 of 48 business cards')).toBeVisible();
      try {
        const refused = rules.replace('allow list: if isOwn', 'allow list: if false && isOwn');
        await useRules(project, refused);
        await listenAtReturn(page);
        await expect(note).toBeVisible();
        await expect(page.getByText('Showing 48 of 48 business cards')).toBeVisible();
      } finally {
        await useRules(project, rules);
      }
      await note.getByRole('button', { name: 'Try Again' }).click();
      await expect(note).toBeHidden();
      await phone.scan({ name: 'Not Heard' });
      await page.clock.fastForward(60_000);
      await expect(link(page, 'Not Heard')).toBeVisible();
    },
  );
});

/** Opens a list of 48 that listens, under a clock that the test moves; gives its user's phone. */
async function openTimedList(page: Page): Promise<Phone> {
  const { user } = await userWith(48);
  await page.clock.install();
  await signIn(page, user);
  await expect(page.getByText('Showing 48 of 48 business cards')).toBeVisible();
  await listenAtReturn(page);
  return phoneOf(user);
}

async function turn(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}
