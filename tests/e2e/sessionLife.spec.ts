import { createUser, deleteUser, revokeSessions } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { services } from './support/heldRequests';
import { logIn } from './support/logIn';
import { expectCount } from './support/shownContacts';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

const ENDED = 'Your session has ended. Please log in again.';

test.describe('a session that the service no longer accepts', () => {
  // The second: what was under way as the session ended is refused.
  test.use({ expectedConsoleErrors: ['status of 400', 'status of 403'] });

  test(
    'is reported at the next visit, and the login opens the page again',
    { tag: '@long' },
    async ({ page }) => {
      const user = await createUser();
      await signIn(page, user);
      // The page has asked whose session it is.
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      await revokeSessions(user.uid, Date.now() + 60_000);
      await page.goto('/profile');
      await expect(page.getByText(ENDED)).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);

      await revokeSessions(user.uid, 0);
      await logIn(page, user);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
      await expect(page).toHaveURL(/\/profile$/);
    },
  );

  test('is noticed by a save too', { tag: '@long' }, async ({ page }) => {
    const user = await createUser();
    await signIn(page, user);
    await page.goto('/profile', { waitUntil: 'commit' });
    // Or that would notice it first.
    await page.waitForResponse(services.sessionCheck);
    await page.getByLabel('Company').fill('Analytical Engines');
    await deleteUser(user.uid);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(ENDED)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Analytical Engines')).toHaveCount(0);
  });
});

for (const [status, name] of [
  [401, 'UNAUTHENTICATED'],
  [503, 'UNAVAILABLE'],
] as const) {
  test.describe(`one answer of ${String(status)}`, () => {
    test.use({ expectedConsoleErrors: [`status of ${String(status)}`] });

    test(
      'neither ends the session nor loses a list or a save',
      { tag: '@long' },
      async ({ page }) => {
        const user = await createUser();
        const id = await putContact(user, { name: 'Grace' });
        await signIn(page, user);
        const answers = { query: 0, read: 0, write: 0 };
        for (const [kind, address] of [
          ['query', services.contactsQuery],
          ['read', services.contactRead],
          ['write', services.write],
        ] as const) {
          await page.route(address, async (route) => {
            answers[kind] += 1;
            const json = { error: { code: status, message: 'Not now.', status: name } };
            if (answers[kind] === 1) await route.fulfill({ status, json });
            else await route.fallback();
          });
        }
        await page.reload();
        await expectCount(page, '1', '1');
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.goto(`/contact/edit/${id}`);
        await page.getByLabel('Full Name').fill('Grace Hopper');
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
        expect((await readDocument(`businessCards/${id}`))?.['name']).toBe('Grace Hopper');
        await expect(page.getByText(ENDED)).toHaveCount(0);
        // Twin: each kind was answered badly, and asked again.
        expect(Math.min(...Object.values(answers))).toBeGreaterThan(1);
      },
    );
  });
}
