import type { Locator, Page } from '@playwright/test';
import { openList } from './support/openList';
import { expect, test } from './support/test';

test.describe('what is marked beyond what is drawn', () => {
  const COUNT = 300;
  const name = (number: number) => `Contact ${String(number).padStart(3, '0')}`;
  const phone = (number: number) => `+49 30 5550 ${String(number).padStart(3, '0')}`;

  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const day = (number: number) => new Date(Date.UTC(2026, 0, 1) - number * 86_400_000);
    await openList(
      page,
      Array.from({ length: COUNT }, (_, at) => ({
        name: name(at + 1),
        phone: phone(at + 1),
        createdAt: day(at),
      })),
    );
    await expect(page.getByRole('checkbox', { name: `Select ${name(1)}` })).toHaveCount(1);
  });

  const copiedNames = async (page: Page) =>
    (await copied(page, 'text/plain')).split('\n').map((line) => line.split('\t')[0]);
  const names = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => name(first + at));

  /** As by a drag: from the beginning of one name, with the list scrolled meanwhile, to the end of another. */
  async function markRows(page: Page, first: number, last: number): Promise<void> {
    await nameOf(page, name(first)).evaluate((link) => {
      getSelection()?.setBaseAndExtent(link, 0, link, 1);
    });
    await scrollTo(page, last);
    await nameOf(page, name(last)).evaluate((link) => getSelection()?.extend(link, 1));
  }

  async function scrollTo(page: Page, number: number): Promise<void> {
    const share = number / COUNT;
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
    await expect(nameOf(page, name(number))).toHaveCount(1);
  }

  test('each contact has a line, also after more scrolling', async ({ page }) => {
    await markRows(page, 2, 97);
    await page.keyboard.press('ControlOrMeta+C');
    expect(await copiedNames(page)).toEqual(names(2, 97));
    await expect(page.getByText('Copied 96 contacts as a table.')).toBeVisible();

    await scrollTo(page, COUNT);
    await page.keyboard.press('ControlOrMeta+C');
    expect(await copiedNames(page)).toEqual(names(2, 97));
  });

  test('so it has where the mark begins below', async ({ page }) => {
    await scrollTo(page, 290);
    await markRows(page, 290, 120);
    await page.keyboard.press('ControlOrMeta+C');
    // The end of the upper name was not marked.
    expect(await copiedNames(page)).toEqual(names(120, 289));
  });

  test('a number that was scrolled out of sight is still marked', async ({ page }) => {
    await cell(page, phone(3)).dblclick();
    await scrollTo(page, COUNT);
    await page.keyboard.press('ControlOrMeta+C');
    expect(await copied(page, 'text/plain')).toBe(phone(3));
  });
});

function cell(page: Page, text: string): Locator {
  return page.getByRole('cell', { name: text, exact: true });
}

function nameOf(page: Page, name: string): Locator {
  return page.getByRole('link', { name, exact: true });
}

async function copied(page: Page, type: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType(wanted))?.text() ?? '';
  }, type);
}
