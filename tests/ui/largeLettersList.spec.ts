import { expectCount, rowOf } from '../e2e/support/shownContacts';
import { putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

const NAMES = ['Oliver Bennett', 'Grace Hopper', 'Maria Gonzalez'];

test(`with large letters a list on a phone shows whole names`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  // In px, of who has set the browser's letters to "very large"; 16 is what it comes with.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  const user = await createUser();
  const texts = { company: 'Alpenglow Analytics', phone: '+41 44 555 01 27' };
  await putContacts(
    user,
    NAMES.map((name) => ({ name, ...texts, email: 'a@alpenglow.example' })),
  );
  await signIn(page, user);
  await expectCount(page, '3', '3');
  for (const name of NAMES) {
    const cut = await rowOf(page, name)
      .getByRole('link', { name })
      .evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        const box = link.closest('tr')?.getBoundingClientRect();
        return text.getBoundingClientRect().right - (box?.right ?? NaN);
      });
    expect(cut, name).toBeLessThanOrEqual(0);
  }

  // Where the rows are cards the sort is in the toolbar or in its menu, whatever the letters make of a width.
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  for (const width of [360, 700, 850, 1000, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = page.getByRole('button', { name: 'List menu' });
    const inToolbar = await sort.count();
    await menu.click();
    await expect(sort, `${String(width)} px`).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sort).toHaveCount(inToolbar);
  }
});
