import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import Papa from 'papaparse';
import type { User } from '../setup/accounts';
import { readDocument } from '../setup/documents';
import { heading, phoneBox, rowLink } from './support/deskForm';
import { tabTo } from './support/keyboardFocus';
import { openList } from './support/openList';
import { rawContacts } from './support/rawContacts';
import { expectCount } from './support/shownContacts';
import type { StoredFields } from './support/storedContacts';
import { expect, test } from './support/test';

const LINE = 'Valve World Expo 2026';
const GIVEN = ['Anna', 'Boris', 'Carla', 'David', 'Elena', 'Felix', 'Greta', 'Henrik'];
const FAMILY = ['Bauer', 'Kern', 'Frey', 'Lang', 'Roth', 'Sommer', 'Vogel', 'Winter'];
const FIRMS = ['Kitz', 'Aoba', 'Minerva', 'Donau', 'Alpenglow', 'Lindqvist', 'Brandt', 'Moreau'];

function cardAt(place: number, createdAt: Date) {
  const [given = '', family = ''] = [GIVEN[place % 8], FAMILY[Math.floor(place / 8)]];
  const firm = FIRMS[(place * 3) % 8] ?? '';
  return {
    name: `${given} ${family}`,
    company: `${firm} Valves GmbH`,
    title: ['Buyer', 'Head of Sales', 'Engineer'][place % 3] ?? '',
    email: `${given}.${family}@${firm}.example`.toLowerCase(),
    phone: `+49 30 9018${String(2000 + place)}`,
    website: `www.${firm.toLowerCase()}.example`,
    address: `Hafenweg ${String(place + 1)}, 40213 Düsseldorf, Germany`,
    notes: ['', 'Wants samples, "soon".\nLikes tea.'][place % 2] ?? '',
    createdAt,
  };
}

/** A Tuesday's cards, the newest first. */
const FAIR = Array.from({ length: 23 }, (_, place) =>
  cardAt(place, new Date(Date.UTC(2026, 4, 12, 15, -15 * place))),
);
/** One in three weeks. */
const OTHERS = Array.from({ length: 40 }, (_, place) =>
  cardAt(23 + place, new Date(Date.UTC(2026, 8, 28 - 21 * place, 12))),
);
const MISREAD = 3;
/** What the scan has made of the fourth card: an O for a 0. */
const SCANNED: StoredFields[] = FAIR.map((card, place) => ({
  ...card,
  phone: place === MISREAD ? '+49 3O 90182003' : card.phone,
}));
/** What is to be stored of them in the end. */
const IN_THE_END = FAIR.map(({ notes, ...card }) => ({
  ...card,
  notes: notes === '' ? LINE : `${notes}\n${LINE}`,
}));

const burst = (page: Page) => page.getByRole('checkbox', { name: 'May 12, 2026 23' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export to Salesforce' });

async function openFair(page: Page) {
  const { user, ids } = await openList(page, [...SCANNED, ...OTHERS]);
  return { user, ids: ids.slice(0, FAIR.length), before: await othersOf(user, ids) };
}

/** What is stored of those that were not at the fair. */
async function othersOf({ uid }: User, ids: readonly string[]) {
  const ofFair = new Set(ids.slice(0, FAIR.length));
  const stored = await rawContacts(uid);
  return [...stored].filter(([name]) => !ofFair.has(name.slice(name.lastIndexOf('/') + 1)));
}

/** The cards of the fair are stored as they should be, the others as before, and the file says what is stored. */
async function expectHandedOver(
  { user, ids, before }: Awaited<ReturnType<typeof openFair>>,
  download: Download,
): Promise<void> {
  const stored = await Promise.all(ids.map((id) => readDocument(`businessCards/${id}`)));
  expect(stored).toEqual(
    IN_THE_END.map((texts) => ({
      ...{ ...texts, userId: user.uid },
      ...{ createdAt: expect.anything(), updatedAt: expect.anything() },
    })),
  );
  expect(before).toHaveLength(OTHERS.length);
  expect(await othersOf(user, ids)).toEqual(before);

  expect(download.suggestedFilename()).toMatch(/^contacts_salesforce_leads_\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true });
  const filled = data.map((row) => Object.entries(row).filter(([, cell]) => cell !== ''));
  expect(filled.map((cells) => Object.fromEntries(cells))).toEqual(
    stored.map((card) => {
      const [first, last] = String(card?.['name']).split(' ');
      return {
        ...{ 'First Name': first, 'Last Name': last, Company: card?.['company'] as unknown },
        ...{ Title: card?.['title'] as unknown, Email: card?.['email'] as unknown },
        ...{ Phone: card?.['phone'] as unknown, Website: card?.['website'] as unknown },
        ...{ Street: card?.['address'] as unknown, Description: card?.['notes'] as unknown },
      };
    }),
  );
}

test(
  'the cards of Tuesday’s fair, corrected, with a line in their notes, go to Salesforce by mouse',
  { tag: '@long' },
  async ({ page }) => {
    const fair = await openFair(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await burst(page).click();
    await page.keyboard.press('Escape');
    await expectCount(page, '23', '63');

    await page.getByRole('link', { name: '1 to clean up' }).click();
    await expect(page.getByRole('textbox')).toHaveValue('+49 3O 90182003');
    await page.getByRole('button', { name: 'Take It' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Contacts' }).click();
    await expectCount(page, '23', '63');
    await expect(page.getByRole('link', { name: /to clean up$/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Select all 23', exact: true }).click();
    const bar = page.getByRole('region', { name: 'Selected contacts' });
    await bar.getByRole('button', { name: 'Add to Notes' }).click();
    await page.getByRole('textbox', { name: 'Line' }).fill(LINE);
    await expect(page.getByText('Changes the notes of 23 contacts.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add Line' }).click();
    await expect(page.getByText('Added the line to the notes of 23 contacts.')).toBeVisible();
    await bar.getByRole('button', { name: 'Clear' }).click();

    await page.getByRole('button', { name: 'More ways to export' }).click();
    await page.getByRole('menuitem', { name: 'Salesforce leads' }).click();
    await expect(dialog(page)).toContainText('23 contacts.');
    await expect(dialog(page)).not.toContainText('refuses');
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
    await expectHandedOver(fair, await download);
  },
);

test.describe('beside the list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the cards of Tuesday’s fair, corrected, with a line in their notes, go to Salesforce by keyboard alone', async ({
    page,
  }) => {
    // It presses more keys than three cases.
    test.slow();
    const fair = await openFair(page);
    await page.keyboard.press('f');
    await tabTo(page, burst(page));
    await page.keyboard.press('Space');
    await expectCount(page, '23', '63');
    await page.keyboard.press('Escape');

    // Down to the fourth row, into its form, and back to the row.
    await page.keyboard.press('j');
    await expect(rowLink(page, 'Anna Bauer')).toBeFocused();
    for (const name of ['Boris Bauer', 'Carla Bauer', 'David Bauer']) {
      await page.keyboard.press('ArrowDown');
      await expect(rowLink(page, name)).toBeFocused();
    }
    await page.keyboard.press('e');
    await expect(heading(page)).toHaveText('Edit Contact');
    await tabTo(page, phoneBox(page));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('+49 30 90182003');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your changes were saved.')).toBeVisible();
    // Back to the row, and then to the list alone.
    await page.keyboard.press('Escape');
    await expect(rowLink(page, 'David Bauer')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectCount(page, '23', '63');
    await expect(rowLink(page, 'David Bauer')).toBeFocused();

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Line' })).toBeFocused();
    await page.keyboard.type(LINE);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Added the line to the notes of 23 contacts.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Selected contacts' })).toHaveCount(0);

    await tabTo(page, page.getByRole('button', { name: 'More ways to export' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('23 contacts.');
    await tabTo(page, dialog(page).getByRole('button', { name: 'Export', exact: true }));
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await expectHandedOver(fair, await download);
  });
});
