import type { Page } from '@playwright/test';
import type { Reel } from './Reel';

/** What the film on the home page shows: find a card by a word, look at it, go back, sort, export. */
export async function story(page: Page, reel: Reel): Promise<void> {
  const search = page.getByRole('searchbox');
  await reel.hold(0.9);
  await reel.press(search);
  await reel.type('tea');
  await reel.hold(0.8);
  await reel.press(page.getByRole('link', { name: 'Kavita Deshpande' }));
  await page.getByRole('heading', { name: 'Kavita Deshpande' }).waitFor();
  await reel.hold(1.3);
  await reel.press(page.getByRole('button', { name: /enlarge/i }));
  await reel.hold(1.6);
  await page.keyboard.press('Escape');
  await reel.hold(0.5);
  await reel.press(page.getByRole('link', { name: 'Back' }));
  await reel.hold(0.6);
  await reel.press(search);
  await search.fill('');
  await page.getByText('Showing 48 of 48').waitFor();
  await reel.hold(0.7);
  await reel.press(page.getByRole('button', { name: 'Company' }));
  await reel.hold(1);
  await reel.press(page.getByRole('button', { name: 'Export CSV' }));
  await reel.hold(1.4);
}
