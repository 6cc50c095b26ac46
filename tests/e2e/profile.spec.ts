import type { Page } from '@playwright/test';
import { createUser, type User } from '../setup/accounts';
import { putDocument, readDocument } from '../setup/documents';
import { services } from './support/heldRequests';
import { expect, signIn, test } from './support/test';

const SAVED = 'Profile updated successfully!';
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

/** A user whose profile is as sign-up makes it, signed in and on the page. */
async function openProfile(page: Page): Promise<User> {
  const user = await createUser({ displayName: 'Ada Lovelace' });
  await putDocument(`users/${user.uid}`, {
    name: 'Ada Lovelace',
    email: user.email,
    plan: 'free',
    scansUsed: 0,
    maxScans: 100,
    createdAt: new Date('2025-06-15T12:00:00Z'),
  });
  await signIn(page, user);
  await page.getByRole('banner').getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(save(page)).toBeVisible();
  return user;
}

test.describe('with a form that was tampered with', () => {
  test.use({ expectedConsoleErrors: ['status of 403'] });

  test('the plan cannot be raised', async ({ page }) => {
    const { uid } = await openProfile(page);
    const before = await readDocument(`users/${uid}`);
    await page.route(services.write, async (route, request) => {
      const body = JSON.parse(request.postData() ?? '{}') as {
        writes: { update: { fields: object }; updateMask: { fieldPaths: string[] } }[];
      };
      for (const { update, updateMask } of body.writes) {
        Object.assign(update.fields, { plan: { stringValue: 'business' } });
        updateMask.fieldPaths.push('plan');
      }
      await route.continue({ postData: JSON.stringify(body) });
    });
    await page.getByLabel('Company').fill('Analytical Engines');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Firestore profile update failed.');
    expect(await readDocument(`users/${uid}`)).toEqual(before);

    // The twin: the same form, untouched, is let through.
    await page.unroute(services.write);
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await readDocument(`users/${uid}`)).toMatchObject({
      company: 'Analytical Engines',
      plan: 'free',
    });
  });
});
