import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const SCAN = {
  question: 'How do I scan a business card?',
  answer: 'hold the card inside the frame',
};
const FREE = {
  question: 'What does the Free plan include?',
  answer: 'You don’t need a credit card.',
};

test('questions open and close by keyboard, one at a time', async ({ page }) => {
  await page.goto('/support');
  const scan = page.locator('summary', { hasText: SCAN.question });
  const free = page.locator('summary', { hasText: FREE.question });
  await expect(page.locator('summary')).toHaveCount(8);
  expect(await spokenAnswers(page)).toEqual([]);

  await scan.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(SCAN.answer)).toBeVisible();
  expect(await spokenAnswers(page)).toEqual([SCAN.answer]);
  await expect(scan).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(free).toBeFocused();
  await expect(free, 'the focus is seen').not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Space');
  await expect(page.getByText(FREE.answer)).toBeVisible();
  await expect(page.getByText(SCAN.answer)).toBeHidden();
  await expect.poll(() => spokenAnswers(page)).toEqual([FREE.answer]);
  await expect(free).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByText(FREE.answer)).toBeHidden();
  await expect.poll(() => spokenAnswers(page)).toEqual([]);
  await expect(free).toBeFocused();
});

test(
  'an answer is at most 500 px tall, and a longer one scrolls',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/support');
    const item = page.locator('details', { hasText: SCAN.question });
    const question = item.locator('summary');
    await question.click();
    await expect(page.getByText(SCAN.answer)).toBeVisible();
    // Not by other words: the app compares those with its own when it takes the page over.
    await item.locator('p').evaluate((answer) => {
      answer.style.lineHeight = '1000px';
    });
    const [all, head] = await Promise.all([item.boundingBox(), question.boundingBox()]);
    expect(Math.round((all?.height ?? 0) - (head?.height ?? 0))).toBe(500);

    await item.locator('p').hover();
    await page.mouse.wheel(0, 100_000);
    const hiddenBelow = () =>
      item
        .locator('p')
        .evaluate(
          ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
        );
    await expect.poll(hiddenBelow).toBeLessThan(1);
  },
);

/** Those of the two answers that Chromium's own accessibility tree holds, as screen readers get it. */
async function spokenAnswers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const names = nodes.filter((node) => !node.ignored).map((node) => String(node.name?.value));
  return [SCAN.answer, FREE.answer].filter((answer) => names.some((name) => name.includes(answer)));
}
