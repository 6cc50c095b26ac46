import type { Page } from '@playwright/test';
import { holdRequests } from './support/heldRequests';
import { publicPaths } from './support/publicPaths';
import { openTakenOver } from './support/takenOver';
import { expect, test } from './support/test';

const FACE = '**/assets/instrument-sans-latin-wght-normal-*.woff2';

/** The face in which Chromium draws the heading of the page. */
async function faceOfHeading(page: Page): Promise<string | undefined> {
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
  return fonts[0]?.familyName;
}

test('the first view has the typeface', async ({ page }) => {
  await openTakenOver(page, '/');
  expect(await faceOfHeading(page)).toContain('Instrument Sans');
});

test('a typeface that came too late for the first page is there on the next', async ({ page }) => {
  const face = await holdRequests(page, FACE);
  // The page counts as loaded once the typeface is here.
  await openTakenOver(page, '/', 'commit');
  await face.made;
  expect(await faceOfHeading(page)).not.toContain('Instrument Sans');
  face.release();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Features' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicPaths['/features']);
  await expect.poll(() => faceOfHeading(page)).toContain('Instrument Sans');
});
