import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab until `target` has the focus, and sees to it that the focus is in sight there and at each
 * stop before.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached by 60 presses of Tab').toBeFocused();
}

/**
 * What has the focus shows that it has, in the visible part of the page, with nothing over it. Headings
 * take the focus for screen readers alone: they show no ring, but are in sight like the rest.
 */
export async function expectFocusInSight(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(troubleWithFocus), { message: 'trouble with the focus' })
    .toBe('');
}

/** Runs in the browser: '' when all is well. */
export function troubleWithFocus(): string {
  const focused = document.activeElement;
  // Between the page's last stop and its first one it is the browser that has the focus.
  if (!focused || focused === document.body) return '';
  const name = `${focused.tagName.toLowerCase()} "${(focused.textContent || focused.getAttribute('aria-label')) ?? ''}"`;

  // A box may show the ring for the field in it, a label's words for a radio button before them, and a
  // row for the link in it.
  const isField = focused.matches('input, select, textarea');
  const around = isField
    ? [focused.parentElement, focused.nextElementSibling]
    : [focused.closest('tr')];
  const ringed = [focused, ...around].find((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isSeen = !/transparent|, 0\)|\/ 0\)/.test(outlineColor);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isSeen;
  });
  if (!ringed && focused.tagName !== 'H1') return `${name} does not show that it has the focus`;
  const cutter = ringed && cutsRing(ringed);
  if (cutter) return `the ring around ${name} is cut off by ${cutter.outerHTML.slice(0, 80)}`;

  const [box] = focused.getClientRects();
  if (!box) return `${name} is not drawn`;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name} is out of sight`;
  const top = document.elementFromPoint(x, y);
  const label = focused.closest('label');
  if (focused.contains(top) || label?.contains(top)) return '';
  return `${name} is covered by ${top?.outerHTML.slice(0, 80) ?? 'nothing'}`;

  /** What hides a part of the ring: a box around it that cuts off whatever stands out. */
  function cutsRing(ringed: Element): Element | null {
    const [inner] = ringed.getClientRects();
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const out = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    for (
      let box = ringed.parentElement;
      inner && box && box !== document.body;
      box = box.parentElement
    ) {
      // It lies over the page: what it stands in cuts nothing of it.
      if (box.matches(':popover-open, :modal')) return null;
      if (getComputedStyle(box).overflow === 'visible') continue;
      const outer = box.getBoundingClientRect();
      const isWithin =
        inner.left - out > outer.left - 1 &&
        inner.right + out < outer.right + 1 &&
        inner.top - out > outer.top - 1 &&
        inner.bottom + out < outer.bottom + 1;
      if (!isWithin) return box;
    }
    return null;
  }
}

/** A change of route moves the focus to the new heading. */
export async function expectHeadingFocused(page: Page, text: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(text);
  await expect(heading).toBeFocused();
  await expectFocusInSight(page);
}
