import { expectSaid, MESSAGE, typeMessage } from '../e2e/support/messageForm';
import { expect, test } from './support/test';

test('what is wrong is said in sight, below the box at fault', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Center');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expectSaid(page, 'Name', 'Please fill in all required fields.');
  await typeMessage(page, { ...MESSAGE, email: 'grace' });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expectSaid(page, 'Email', 'Please enter a valid email address.');
});
