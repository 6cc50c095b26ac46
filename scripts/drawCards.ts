/**
 * Draws the card images of the demo account into scripts/seed/cards, which is committed: run it after
 * a change to a card's design or text.
 *
 * Usage: npx tsx scripts/drawCards.ts [contact id ...]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cardDesigns } from './drawCards/cardDesigns';
import { missingFontPackages } from './drawCards/fonts';
import { photograph, pictureSize } from './drawCards/photograph';
import { printedText } from './drawCards/printedText';
import { endOnSignals } from './endOnSignals';
import { CliError } from './CliError';
import { root } from './folders';
import { launchBrowser, PICTURE_ARGUMENTS } from './browser';
import { demoCards } from './seed/demoContacts';

const folder = join(root, 'scripts/seed/cards');
const maxBytes = 60 * 1024;

await endOnSignals((signal) => drawCards(process.argv.slice(2), signal));

/** Draws the cards of these contacts, or of all when none is named. */
async function drawCards(wanted: string[], signal: AbortSignal): Promise<void> {
  const missing = missingFontPackages();
  if (missing.length > 0) {
    throw new CliError(
      `The cards need typefaces that are missing here: apt-get install ${missing.join(' ')}`,
    );
  }
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser(signal, PICTURE_ARGUMENTS);
  try {
    const page = await browser.newPage();
    for (const [id, design] of Object.entries(cardDesigns)) {
      const card = demoCards[id];
      if (!card || (wanted.length > 0 && !wanted.includes(id))) continue;
      await page.setViewportSize(pictureSize(design));
      await page.setContent(photograph(design, printedText(card)));
      const picture = await pictureOf(page);
      await writeFile(join(folder, `${id}.jpg`), picture);
      console.log(`${id}.jpg ${Math.round(picture.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}

/** The page as a JPEG, at the best quality that fits into `maxBytes`. */
async function pictureOf(page: Page): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= maxBytes || quality <= 60) return picture;
  }
}
