import type { Page } from '@playwright/test';
import { publicPaths } from './support/publicPaths';
import { openTakenOver } from './support/takenOver';
import { expect, test } from './support/test';

/** Of what stands for Arial on this machine: its own bold. */
const FALLBACK_BOLD: unknown = expect.stringMatching(/^(?!InstrumentSans).*-Bold/);

const FACE = '**/assets/instrument-sans-latin-wght-normal-*.woff2';

/** The face in which Chromium draws the heading of the page. */
async function faceOfHeading(page: Page): Promise<{ familyName: string; postScriptName: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return { familyName: '', postScriptName: '', ...fonts[0] };
}

const familyOfHeading = async (page: Page) => (await faceOfHeading(page)).familyName;

test('the first view has the typeface', async ({ page }) => {
  await openTakenOver(page, '/');
  expect(await familyOfHeading(page)).toContain('Instrument Sans');
});

/** Marks the document once a script has the typeface ready. */
function noteReadyFace(): void {
  const load = Reflect.get<FontFace, 'load'>(FontFace.prototype, 'load');
  FontFace.prototype.load = async function loadAndNote(this: FontFace) {
    const face = await load.call(this);
    document.documentElement.dataset['face'] = 'ready';
    return face;
  };
}

/** Notes where everything in sight stands as soon as a page is put into the document, before it is painted. */
function notePlaces(): void {
  const placesNow = () =>
    Array.from(document.querySelectorAll('header a, h1, h1 + p'), (each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.textContent}: ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
  const heading = document.querySelector('h1');
  const places: string[][] = [];
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('h1') === heading) return;
    observer.disconnect();
    places.push(placesNow());
  }).observe(document.body, { subtree: true, childList: true });
  Object.assign(window, { places, placesNow });
}

test(
  'a typeface that came too late for the first page is there on the next, from its first frame on',
  { tag: '@long' },
  async ({ page }) => {
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(FACE, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(noteReadyFace);
    // The load event waits for the typeface.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Headings have a bold of their own: no smeared regular.
    await expect.poll(() => faceOfHeading(page)).toMatchObject({ postScriptName: FALLBACK_BOLD });
    // For longer than the browser waits for a typeface.
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_000);
    letCome();
    await expect(page.locator('html')).toHaveAttribute('data-face', 'ready');
    expect(await faceOfHeading(page)).toMatchObject({ postScriptName: FALLBACK_BOLD });

    await page.evaluate(notePlaces);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Features' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicPaths['/features']);
    expect(await familyOfHeading(page)).toContain('Instrument Sans');
    const places = await page.evaluate(() => {
      const [first] = Reflect.get(window, 'places') as string[][];
      return { first, now: (Reflect.get(window, 'placesNow') as () => string[])() };
    });
    expect(places.first).toEqual(places.now);
  },
);
