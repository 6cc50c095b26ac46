import { expect, type Page } from '@playwright/test';
import { troubles } from './troubles';

/** In px: a phone, a tablet, a tablet across, a small and two usual laptops, a wide screen. */
export const SIZES = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** In px at letters of 16 px: 360 px with letters of 24. Larger ones are for wider windows. */
const NARROWEST = 240;

/** The spacing that every text must bear (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** As on a Mac or a phone, whose bars lie over the page. */
const NO_BARS = '* { scrollbar-width: none !important; }';

/** Expects that no text is cut at either width, without that spacing (the twin: it is the spacing that cuts) and with it. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const isCut = (trouble: string) => trouble.startsWith('cut');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const cutTexts = async () => (await page.evaluate(troubles)).filter(isCut);
    expect(await cutTexts(), `${String(width)} px, without`).toEqual([]);
    const short = await page.evaluate(endsInDots);
    await setStyles(page, SPACING);
    await expect.poll(() => heading.evaluate(spacingInEm)).toBeCloseTo(0.12);
    expect(await cutTexts(), `${String(width)} px, with`).toEqual([]);
    // Half a number or a date is of no use to anybody.
    const cut = (await page.evaluate(endsInDots)).filter((text) => !short.includes(text));
    expect(cut, `numbers and dates at ${String(width)} px`).toEqual([]);
    await setStyles(page, '');
  }
}

interface Look {
  sizes?: readonly { width: number; height: number }[];
  /** The browser's own letters in px, as people set them; 16 is what it comes with. */
  letters?: number;
  hasBars?: boolean;
}

/**
 * Expects at each size that nothing is there which `troubles` finds, and leaves the page as it looks then (R15.190). The browser draws scroll bars: see `withBars`.
 * What follows the width by a script takes a moment.
 */
export async function expectRoom(
  page: Page,
  { sizes = SIZES, letters = 16, hasBars = true }: Look,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  await setStyles(page, hasBars ? '' : NO_BARS);
  for (const size of sizes.filter(({ width }) => (width * 16) / letters >= NARROWEST)) {
    await page.setViewportSize(size);
    const look = `letters of ${String(letters)} px, ${hasBars ? '' : 'no '}bars, ${String(size.width)} px`;
    await expect.poll(() => page.evaluate(barInPx), look).toBe(hasBars ? 15 : 0);
    await expect.poll(() => page.evaluate(troubles), look).toEqual([]);
  }
}

async function setStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** Runs in the browser. */
function spacingInEm(text: Element): number {
  const { letterSpacing, fontSize } = getComputedStyle(text);
  return parseFloat(letterSpacing) / parseFloat(fontSize);
}

/** Runs in the browser: the room that the page keeps for its scroll bar, also where a short page or a dialog has none. */
function barInPx(): number {
  return window.innerWidth - document.documentElement.getBoundingClientRect().width;
}

/** Runs in the browser: phones and dates of the list that are not seen whole. */
function endsInDots(): string[] {
  const cells = [...document.querySelectorAll<HTMLElement>('tr[data-index] td:nth-child(n + 5)')];
  return cells
    .filter((cell) => cell.checkVisibility())
    .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight)
    .map((cell) => cell.textContent);
}
