import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const film = (page: Page) => page.locator('video');
const secondsPlayed = (page: Page) =>
  film(page).evaluate((video) => (video as HTMLVideoElement).currentTime);

test('the film of the product plays by itself and can be stopped', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause Video' }).click();
  await expect(page.getByRole('button', { name: 'Play Video' })).toBeVisible();
  const { paused, muted, wide } = await film(page).evaluate((element) => {
    const video = element as HTMLVideoElement;
    return { paused: video.paused, muted: video.muted, wide: video.videoWidth };
  });
  expect({ paused, muted, wide }).toEqual({ paused: true, muted: true, wide: 2240 });
});

for (const [what, options, name, other] of [
  [
    'a dark window',
    { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    'wide-dark',
    'light',
  ],
  [
    'a phone',
    { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
    'narrow-light',
    'dark',
  ],
] as const) {
  test.describe(`in ${what}`, () => {
    test.use(options);

    test(`loads the matching film and pictures`, { tag: '@long' }, async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.goto('/');
      await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(0);
      for (const picture of await page.getByRole('main').locator('img:not([alt=""])').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBe(840);
      }
      expect(loaded.filter((url) => url.includes(`${name}-`))).not.toEqual([]);
      expect(loaded.filter((url) => url.includes(`-${other}-`))).toEqual([]);
    });
  });
}

test('public pages load no sign-in code; the login does', { tag: '@long' }, async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  // Asked for once more: the browser forgets the texts of a page that it leaves.
  const holdsSignIn = async () => {
    const answers = await Promise.all([...scripts].map((url) => page.request.get(url)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return texts.some((text) => text.includes('identitytoolkit.googleapis.com'));
  };
  for (const path of ['/', '/features', '/support', '/contact', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await holdsSignIn(), path).toBe(false);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  expect(await holdsSignIn()).toBe(true);
});
