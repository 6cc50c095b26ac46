import type { Page } from '@playwright/test';
import { createUser } from '../setup/accounts';
import { publicPaths } from './support/publicPaths';
import { expect, signIn, test } from './support/test';

test(
  'every link leads a visitor to a page, and every page is linked',
  { tag: '@long' },
  async ({ page }) => {
    const opened = await followLinks(page, '/support');
    expect(opened).toEqual(expect.arrayContaining(Object.keys(publicPaths)));
  },
);

test('every link leads a signed-in user to a page', { tag: '@long' }, async ({ page }) => {
  await signIn(page, await createUser());
  const opened = await followLinks(page, '/support');
  expect(opened).toEqual(expect.arrayContaining(['/dashboard', '/profile', '/contact']));
});

test('a link to a section of the terms leads there', { tag: '@long' }, async ({ page }) => {
  await page.goto('/terms');
  const section = page.locator('#section-8').getByRole('heading');
  await expect(section).not.toBeInViewport();
  await page.goto('/terms#section-8');
  await page.reload();
  await expect(section).toBeInViewport();
});

test(
  'the contents of a legal text tell which section is read',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/privacy');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const marked = contents.locator('[aria-current]');
    await expect(marked).toHaveCount(0);
    for (const section of [4, 2]) {
      const link = contents.getByRole('link').nth(section - 1);
      await link.click();
      await expect(page.locator(`#section-${String(section)}`)).toBeInViewport();
      await expect(marked).toHaveCount(1);
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
  },
);

/** Opens a page and all that its links and theirs lead to; gives the paths of all. */
async function followLinks(page: Page, start: string): Promise<string[]> {
  const paths = new Set([start]);
  // A set goes on to what is added to it on the way.
  for (const path of paths) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveText(/./);
    await expect(heading, path).not.toHaveText('Page Not Found');
    for (const link of await linksOf(page)) {
      const { protocol, origin, pathname, hash } = new URL(link.href);
      const words = `"${link.text}" (${link.href}) on ${path}`;
      if (origin === new URL(page.url()).origin) {
        // A file has no heading: productionHeaders.spec.ts reads it.
        if (!pathname.endsWith('.txt')) paths.add(pathname);
        if (hash) await expect(page.locator(hash), words).toHaveCount(1);
      } else {
        expect(['https:', 'mailto:'], words).toContain(protocol);
        // Where a link opens a tab of its own, that one must not reach back into ours.
        if (link.target === '_blank') expect(link.rel, words).toMatch(/noopener|noreferrer/);
      }
    }
  }
  return [...paths];
}

async function linksOf(page: Page) {
  return page.locator('a[href]').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map(({ href, rel, target, textContent }) => ({
      href,
      rel,
      target,
      text: textContent,
    })),
  );
}
