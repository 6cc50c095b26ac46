import type { Locator, Page } from '@playwright/test';
import { expectCount, rowOf } from '../e2e/support/shownContacts';
import { fairContacts } from '../setup/fairContacts';
import { database } from './support/standIns';
import { putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';
import { withBars } from './support/withBars';

test.use(withBars());

const LATIN = 'Anneliese Maria Freifrau von Hohenstein-Wittgenberg auf und zu Altenburg';
const ARABIC = 'الدكتورة فاطمة الزهراء بنت عبد الرحمن المنصوري الإدريسي القرشي الهاشمي';
const HEBREW = 'יהונתן בן־אברהם הכהן מירושלים הבירה ומתל אביב יפו ומן הגליל העליון';
const MIXED = 'فاطمة المنصوري (Fatima Zahra bint Abdulrahman Al Mansoori Al Idrisi)';

for (const width of [360, 1440]) {
  test(`long texts of a row show their beginning in every script, at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const user = await createUser();
    await putContacts(
      user,
      [LATIN, ARABIC, HEBREW, MIXED].map((text) => ({ name: text, company: text })),
    );
    await signIn(page, user);
    for (const text of [LATIN, ARABIC, HEBREW, MIXED]) {
      for (const place of placesOf(page, text)) {
        const seen = await seenOf(place);
        expect(text.startsWith(seen), seen).toBe(true);
        expect(seen.length, seen).toBeGreaterThan(4);
        expect(seen.length, seen).toBeLessThan(text.length);
      }
    }
  });
}

test('an email address breaks before its @ alone, and few do', async ({ page }) => {
  const user = await createUser();
  for (const [id, contact] of Object.entries(fairContacts(user.uid).contacts)) {
    database.put(`businessCards/${id}`, { ...contact });
  }
  await page.setViewportSize({ width: 1280, height: 2000 });
  await signIn(page, user);
  await expectCount(page, '1,200', '1,200');
  for (const [width, most] of [
    [1280, 0.16],
    [1366, 0.05],
    [1440, 0.05],
  ] as const) {
    await page.setViewportSize({ width, height: 2000 });
    const { broken, cut, inTwo, rows } = await page.evaluate(brokenEmails);
    expect(broken, `${String(width)} px`).toEqual([]);
    expect(rows).toBeGreaterThan(30);
    expect(cut / rows, `${String(width)} px`).toBeLessThan(0.05);
    expect(inTwo.length / rows, `${String(width)} px`).toBeLessThan(most);
    const short = inTwo.filter((text) => text.length <= 34);
    expect(short, `${String(width)} px`).toEqual([]);
  }
});

/** Runs in the browser. */
function brokenEmails() {
  const cells = [...document.querySelectorAll('tr[data-index] td:nth-child(4)')];
  const linesOf = (part: Element) =>
    new Set([...part.getClientRects()].map(({ top }) => Math.round(top))).size;
  return {
    broken: cells
      .flatMap((cell) => [...cell.querySelectorAll('span')].filter((piece) => linesOf(piece) > 1))
      .map(({ textContent }) => textContent),
    cut: cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    inTwo: cells
      .filter(({ firstElementChild: first, lastElementChild: last }) => {
        return first?.getBoundingClientRect().top !== last?.getBoundingClientRect().top;
      })
      .map(({ textContent }) => textContent),
    rows: cells.length,
  };
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });
  const NAME = 'Marcus T. Holloway';
  const PHONE = '(212) 555-0147 ext. 203';

  for (const [width, height, least] of [
    [360, 800, NAME.length],
    [320, 256, 'Marcus T. Ho'.length],
  ] as const) {
    test(`a long number leaves the name its line, at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const user = await createUser();
      await putContacts(user, [{ name: NAME, company: 'Holloway Freight Lines', phone: PHONE }]);
      await signIn(page, user);
      const row = rowOf(page, NAME);
      const seen = await seenOf(row.getByRole('link'));
      expect(NAME.startsWith(seen), seen).toBe(true);
      expect(seen.length, seen).toBeGreaterThanOrEqual(least);
      expect(await seenOf(row.getByRole('cell', { name: PHONE }))).toBe(PHONE);
    });
  }
});

test('short texts begin at the edge of their column in every script', async ({ page }) => {
  const user = await createUser();
  const names = ['Ada', 'محمد', 'דן'];
  await putContacts(
    user,
    names.map((name) => ({ name, company: name })),
  );
  await signIn(page, user);
  const edges = new Map<string, number[]>();
  for (const name of names) {
    const places = placesOf(page, name);
    edges.set(name, await Promise.all(places.map(leftEdge)));
  }
  expect(edges.get('محمد')).toEqual(edges.get('Ada'));
  expect(edges.get('דן')).toEqual(edges.get('Ada'));
});

/** Where a row has this text: its name, and its company. */
function placesOf(page: Page, text: string): Locator[] {
  const row = rowOf(page, text);
  return [row.getByRole('link'), row.getByRole('cell').nth(1)];
}

/** The characters that are seen, in the order of the text. */
async function seenOf(place: Locator): Promise<string> {
  const seen = await place.evaluate((element) => {
    const text = element.firstChild as Text;
    const box = element.getBoundingClientRect();
    const isSeen = (_: string, at: number): boolean => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { left, right, bottom } = range.getBoundingClientRect();
      return left >= box.left - 1 && right <= box.right + 1 && bottom <= box.bottom + 4;
    };
    return Array.from(text.data).filter(isSeen).join('');
  });
  // A blank where a line breaks has no place of its own.
  return seen.trim();
}

/** Where the text begins on the screen, in whole px. */
async function leftEdge(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });
}
