import { createUser, deleteUser } from '../setup/accounts';
import { browserStorage } from './support/browserStorage';
import { logIn, logOut, signInByForm } from './support/logIn';
import { expectCount, keptSearch, rowOf, searchBox } from './support/shownContacts';
import { numberedContacts, putContact, putContacts } from './support/storedContacts';
import { expect, test } from './support/test';

const SECRET = { name: 'Grace Hopper', company: 'Navy', notes: 'Keep this one confidential' };

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const user = await createUser();
  await putContact(user, SECRET);
  await signInByForm(page, user);
  await expect(rowOf(page, 'Grace Hopper')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(rowOf(other, 'Grace Hopper')).toBeVisible();

  await logOut(page);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(other.getByText('Grace Hopper')).toHaveCount(0);
});

test('signing in in one tab signs in the other', async ({ page, context }) => {
  const user = await createUser();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login');

  await signInByForm(page, user);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Contacts');
});

test(
  'the next user of the same browser sees nothing of the previous user',
  { tag: '@long' },
  async ({ page }) => {
    const ada = await createUser({ displayName: 'Ada Lovelace' });
    const id = await putContact(ada, SECRET);
    const mary = await createUser({ displayName: 'Mary Somerville' });
    await putContacts(mary, numberedContacts(2));
    await signInByForm(page, ada);
    await searchBox(page).fill('navy');
    await expect.poll(() => keptSearch(page)).toBe('navy');
    await rowOf(page, 'Grace Hopper').getByRole('link').click();
    await expect(page.getByText('Keep this one confidential')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Ada Lovelace')).toBeVisible();

    await logOut(page);
    await logIn(page, mary);

    // On to her own list, not to the contact at which the other one has logged out.
    await expectCount(page, '2', '2');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(searchBox(page)).toHaveValue('');
    await expect(page.getByRole('banner').getByText('Mary Somerville')).toBeVisible();
    await expect(page.getByText(/Grace|Ada/)).toHaveCount(0);
    expect(await browserStorage(page)).not.toContain(ada.email);
    expect(await page.evaluate(() => document.documentElement.innerHTML)).not.toContain(id);
  },
);

test.describe('when the account is gone', () => {
  test.use({ expectedConsoleErrors: ['status of 400'] });

  test('the next visit asks to log in, and shows nothing', { tag: '@long' }, async ({ page }) => {
    const user = await createUser();
    await putContact(user, SECRET);
    await signInByForm(page, user);
    await expect(rowOf(page, 'Grace Hopper')).toBeVisible();
    await deleteUser(user.uid);
    await page.reload();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(page.getByText('Grace Hopper')).toHaveCount(0);
    expect(await browserStorage(page)).not.toContain(user.email);
  });
});
