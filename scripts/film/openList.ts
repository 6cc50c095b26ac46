import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { SeededSite } from '../serveSeededSite';
import { PASSWORD } from '../seed/writers';

/** The contacts of the demo account in a new browser context, once the list hears of what is scanned. */
export async function openList(
  browser: Browser,
  { origin }: Pick<SeededSite, 'origin'>,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.addInitScript(holdAnimations);
  const listens = page.waitForResponse(/\/Listen\/channel/);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill('demo@cardfile.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText(/^Showing 4\d of 4\d/).waitFor();
  await listens;
  return page;
}

/** Runs in the page, before any of its scripts: what the page moves by script stands still until it is filmed. */
function holdAnimations(): void {
  const held: Animation[] = [];
  Object.assign(window, { filmed: held });
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the element below
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    held.push(animation);
    return animation;
  };
}
