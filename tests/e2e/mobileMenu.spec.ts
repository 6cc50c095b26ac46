import { expect, test } from './support/test';

const PAGES = ['Home', 'Features', 'Support', 'Change Log', 'Contact'];

test.describe('at 768 px', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('a visitor’s menu opens over the page, and Escape gives the focus back', async ({
    page,
  }) => {
    await page.goto('/features');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('listitem')).toHaveText([...PAGES, 'Login', 'Download App']);
    await expect(menu.getByRole('link', { name: 'Features' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test(
    'it closes when the window gets too wide for it, and the page stays usable',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/features');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();

      await page.setViewportSize({ width: 1024, height: 768 });
      await expect(menu).toHaveCount(0);
      const dock = page.getByRole('navigation', { name: 'Main' });
      await dock.getByRole('link', { name: 'Support' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Center');

      await page.setViewportSize({ width: 768, height: 1024 });
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      await expect(menu).toHaveCount(0);
    },
  );
});

test.describe('at 769 px', () => {
  test.use({ viewport: { width: 769, height: 900 } });

  test(
    'the dock stands in the header, and there is no menu',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/features');
      const dock = page.getByRole('navigation', { name: 'Main' });
      await expect(dock).toBeVisible();
      await expect(dock.getByRole('listitem')).toHaveText([
        'Home',
        'Features',
        'Change Log',
        'Support',
        'Login',
      ]);
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
    },
  );
});
