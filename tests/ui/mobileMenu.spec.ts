import { createUser, expect, signIn, test } from './support/test';

test('in a wide window it is a rail that begins below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, await createUser());
  const dock = page.getByRole('navigation', { name: 'Main' });
  const first = await dock.getByRole('link', { name: 'Home' }).boundingBox();
  const header = await page.getByRole('banner').getByRole('link', { name: 'User' }).boundingBox();
  expect(first?.x).toBeLessThan(20);
  expect(first?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(first?.y).toBeLessThan(100);
});
