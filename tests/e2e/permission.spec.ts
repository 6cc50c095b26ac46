import { createUser } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { logOut } from './support/logIn';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

test.describe("another user's contact by its address", () => {
  // Chromium writes every answer of 403 to the console.
  test.use({ expectedConsoleErrors: ['status of 403'] });

  for (const [verb, path, wayBack] of [
    ['view', '/contact/', 'Back to Contacts List'],
    ['edit', '/contact/edit/', 'Back to Dashboard'],
  ] as const) {
    test(`is refused to ${verb}, and nothing of it is shown`, async ({ page }) => {
      const owner = await createUser();
      const id = await putContact(owner, { name: 'Grace Hopper', notes: 'Confidential' });
      const before = await readDocument(`businessCards/${id}`);
      await signIn(page, await createUser(), `${path}${id}`);

      const error = page.getByRole('alert');
      await expect(error).toContainText(`You do not have permission to ${verb} this contact`);
      await expect(page.getByText(/Grace|Confidential/)).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);

      await error.getByRole('link', { name: wayBack }).click();
      await expect(page.getByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      expect(await readDocument(`businessCards/${id}`)).toEqual(before);

      // The twin: its owner is let in by the same address.
      await logOut(page);
      await signIn(page, owner, `${path}${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        verb === 'view' ? 'Grace Hopper' : 'Edit Contact',
      );
      // In the form, what gives the box its room has the text too.
      await expect(page.getByText('Confidential').first()).toBeVisible();
    });
  }
});

for (const [path, wayBack] of [
  ['/contact/no-such-contact', 'Back to Contacts List'],
  ['/contact/edit/no-such-contact', 'Back to Dashboard'],
  // Ids that no contact can have: two would be paths, the database keeps the third for itself.
  ['/contact/a%2Fb', 'Back to Contacts List'],
  ['/contact/a%2Fb%2Fc', 'Back to Contacts List'],
  ['/contact/__contact__', 'Back to Contacts List'],
  ['/contact/edit/a%2Fb', 'Back to Dashboard'],
] as const) {
  test(`${path} is called not found, with a way back`, async ({ page }) => {
    await signIn(page, await createUser(), path);

    await expect(page.getByRole('alert')).toContainText('Contact not found');
    await expect(page.getByText(/permission/)).toHaveCount(0);
    await page.getByRole('link', { name: wayBack }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
  });
}
