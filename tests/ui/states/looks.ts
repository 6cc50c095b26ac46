import { expect, type Page } from '@playwright/test';

/** The spacing that every text must bear (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Expects that no text is cut at either width, without that spacing (the twin: it is the spacing that cuts) and with it. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(cutTexts), `${String(width)} px, without`).toEqual([]);
    const short = await page.evaluate(endsInDots);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    await expect.poll(() => heading.evaluate(spacingInEm)).toBeCloseTo(0.12);
    expect(await page.evaluate(cutTexts), `${String(width)} px, with`).toEqual([]);
    // Half a number or a date is of no use to anybody.
    const cut = (await page.evaluate(endsInDots)).filter((text) => !short.includes(text));
    expect(cut, `numbers and dates at ${String(width)} px`).toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
}

/** Runs in the browser. */
function spacingInEm(text: Element): number {
  const { letterSpacing, fontSize } = getComputedStyle(text);
  return parseFloat(letterSpacing) / parseFloat(fontSize);
}

/** Runs in the browser: what scrolls sideways, the page itself or a part of it. */
export function sidewaysScrollers(): string[] {
  const scrollers = [...document.querySelectorAll('*')].filter((element) => {
    const before = element.scrollLeft;
    element.scrollLeft = 1000;
    const hasMoved = element.scrollLeft > before;
    element.scrollLeft = before;
    // A box that clips its text may scroll by script only. A row of a table may scroll, or of chips.
    const { overflowX } = getComputedStyle(element);
    const isForPeople =
      (overflowX === 'auto' || overflowX === 'scroll') &&
      !element.matches('tr, [data-scope="chips"]');
    return hasMoved && (isForPeople || element === document.scrollingElement);
  });
  return scrollers.map((element) => element.outerHTML.slice(0, 80));
}

/** Runs in the browser: texts that stick out of what clips them, or of the button or link they are in. */
export function cutTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent?.trim() ?? '';
    const parent = text.parentElement;
    if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(box);
      // For screen readers alone, or a drawing that is not for them; or what people wrote ends in dots, with
      // the whole text one press away.
      if (clipPath !== 'none' || box.ariaHidden === 'true' || textOverflow === 'ellipsis') break;
      const clips = [overflowX, overflowY].some((overflow) => /hidden|clip/.test(overflow));
      const scrolls = [overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow));
      if (scrolls) break;
      if (!clips && !box.matches('button, a[class]')) continue;
      const bounds = box.getBoundingClientRect();
      const sticksOut = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < bounds.left - 1 ||
          right > bounds.right + 1 ||
          top < bounds.top - 1 ||
          bottom > bounds.bottom + 1,
      );
      if (sticksOut) found.push(`"${words}" in ${box.outerHTML.slice(0, 80)}`);
    }
  }
  return found;
}

/** Runs in the browser: buttons that were stretched, or whose words broke too often. */
export function buttonsTooTall(): string[] {
  const TALLEST_PX = 64;
  return (
    [...document.querySelectorAll<HTMLElement>('button, a[class*="button"]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      // A picture that is enlarged by a press is a button, too.
      .filter((button) => !button.querySelector('img, picture, svg[data-drawn]'))
      .filter((button) => button.getBoundingClientRect().height > TALLEST_PX)
      .map((button) => `${String(button.clientHeight)} px: ${button.outerHTML.slice(0, 120)}`)
  );
}

/** Runs in the browser: phones and dates of the list that are not seen whole. */
function endsInDots(): string[] {
  const cells = [...document.querySelectorAll<HTMLElement>('tr[data-index] td:nth-child(n + 5)')];
  return cells
    .filter((cell) => cell.checkVisibility())
    .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight)
    .map((cell) => cell.textContent);
}
