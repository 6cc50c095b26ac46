import type { Page } from '@playwright/test';
import { columnHeader, expectCount, rowOf, searchBox } from '../e2e/support/shownContacts';
import { openList } from './support/openList';
import { database } from './support/standIns';
import { numberedContacts, putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

/** A contact deep in the list: far outside of what the first screen draws. */
const DEEP = 'Person 187';

for (const [way, goBack] of [
  ['Back', (page: Page) => page.getByRole('link', { name: 'Back', exact: true }).click()],
  ['the Back button of the browser', (page: Page) => page.goBack()],
] as const) {
  test(`coming back by ${way} finds search, sort, scroll position and focus`, async ({ page }) => {
    await openList(page, [...numberedContacts(300), { name: 'Nobody' }]);
    await columnHeader(page, 'Name').getByRole('button').click();
    await searchBox(page).fill('person');
    await expectCount(page, '300', '301');
    const link = page.getByRole('link', { name: DEEP, exact: true });
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(link).toBeInViewport({ timeout: 20 });
    }).toPass({ intervals: [20] });
    // A click scrolls a row that lies below the edge or under the head, so scroll before it.
    await link.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    const scrolledTo = await restingScrollPosition(page);
    expect(scrolledTo).toBeGreaterThan(2000);

    await rowOf(page, DEEP).getByText('Company 187').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEEP);
    expect(await scrollPosition(page)).toBe(0);
    await goBack(page);

    await expectCount(page, '300', '301');
    await expect(link).toBeFocused();
    expect(await scrollPosition(page)).toBe(scrolledTo);
    await expect(link).toBeInViewport();
    await expect(searchBox(page)).toHaveValue('person');
    await expect(columnHeader(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/\/dashboard\?sort=name$/);
  });
}

test('a visit to a public page reads nothing again, and Back finds the scroll position', async ({
  page,
}) => {
  const user = await createUser({ displayName: 'Ada' });
  await putContacts(user, numberedContacts(300));
  const reads = () => database.calls.filter((call) => /^(get|list) /.test(call));
  await signIn(page, user);
  await expectCount(page, '300', '300');
  // Twin: the newest in two answers, all, the last deletion and those of over 30 days, the subscription, and the plan of the
  // profile where there is none.
  await expect.poll(reads).toHaveLength(7);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 900);
  const scrolledTo = await restingScrollPosition(page);
  expect(scrolledTo).toBeGreaterThan(600);

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Center');
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await page.goBack();
  await expectCount(page, '300', '300');
  expect(await restingScrollPosition(page)).toBe(scrolledTo);

  await navigation.getByRole('link', { name: 'Features' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Powerful Features/);
  await navigation.getByRole('link', { name: 'Contacts' }).click();
  await expectCount(page, '300', '300');
  expect(reads()).toHaveLength(7);
});

test('a contact opened while the rest loads is given its neighbours once that is here', async ({
  page,
}) => {
  const user = await createUser();
  await putContacts(user, numberedContacts(60));
  database.letNewest();
  const rest = database.holdNext('list businessCards');
  await signIn(page, user);
  await columnHeader(page, 'Name').getByRole('button').click();
  await page.getByRole('link', { name: 'Person 002' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person 002');
  await expect(page.getByText('2 of 60', { exact: true })).toHaveCount(0);

  rest.release();
  await expect(page.getByText('2 of 60', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Next contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person 003');
});

/** Where the page stands when it has stood still for some frames: the browser draws a wheel's turn out. */
async function restingScrollPosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let before = window.scrollY;
    for (let still = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== before) still = 0;
      before = window.scrollY;
    }
    return Math.round(before);
  });
}

async function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
