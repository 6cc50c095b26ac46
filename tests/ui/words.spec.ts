import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectCount, rowOf, searchBox } from '../e2e/support/shownContacts';
import { readDocument } from './support/documents';
import { openList } from './support/openList';
import type { StoredFields } from './support/storedContacts';
import { expect, test } from './support/test';

/** A kind of text that was read wrongly: a contact with it, what finds it, what Call dials, and its lines in the files. */
interface Kind extends StoredFields {
  name: string;
  search: string;
  tel?: string;
  vcard: string;
  hubspot: string;
}

const KINDS: Kind[] = [
  {
    name: 'Monza Kontor',
    phone: '+39 (0)39 234 5678',
    search: '+390392345678',
    tel: '+390392345678',
    vcard: 'TEL;TYPE=WORK,VOICE:+39 (0)39 234 5678',
    hubspot: '"+39 (0)39 234 5678"',
  },
  {
    name: 'Jane Roberts RN BSN',
    search: 'roberts',
    vcard: 'N:Roberts;Jane;;;RN BSN',
    hubspot: '"Jane","Roberts"',
  },
  {
    name: 'Lee A. Smith',
    search: 'lee smith',
    vcard: 'N:Smith;Lee A.;;;',
    hubspot: '"Lee A.","Smith"',
  },
  {
    name: 'Olga Brandt',
    phone: 'Tel. +49 30 901820',
    search: '004930901820',
    tel: '+4930901820',
    vcard: 'TEL;TYPE=WORK,VOICE:+49 30 901820',
    hubspot: '"Tel. +49 30 901820"',
  },
  {
    name: 'Hana Sato',
    company: '@Home GmbH',
    phone: '+81 3 3580 3311',
    search: '03-3580-3311',
    tel: '+81335803311',
    vcard: 'ORG:@Home GmbH',
    hubspot: '"@Home GmbH"',
  },
  {
    name: 'Urs Frei',
    phone: '+41 44 668 I8 00',
    search: '668',
    vcard: 'NOTE:Check the number first: +41 44 668 I8 00',
    hubspot: '"+41 44 668 I8 00"',
  },
  {
    name: 'Eva Wolf',
    phone: '0172 5550123',
    search: '+49 172 5550123',
    tel: '01725550123',
    vcard: 'TEL;TYPE=WORK,VOICE:0172 5550123',
    hubspot: '"0172 5550123"',
  },
  {
    name: 'Jürgen Müller',
    search: 'mueller',
    vcard: 'N:Müller;Jürgen;;;',
    hubspot: '"Jürgen","Müller"',
  },
  {
    name: 'Морозов Сергей',
    search: 'sergey morozov',
    vcard: 'N:Морозов;Сергей;;;',
    hubspot: '"Сергей","Морозов"',
  },
  { name: '髙橋 花', search: '高橋花', vcard: 'N:髙橋;花;;;', hubspot: '"花","髙橋"' },
  {
    name: 'Kenji Mori',
    phone: '030 901821',
    address: '10117 Berlin Germany',
    search: 'kenij mori',
    tel: '+4930901821',
    vcard: 'TEL;TYPE=WORK,VOICE:+49 30 901821',
    hubspot: '"030 901821"',
  },
  {
    name: 'Blue Ocean',
    search: 'blueocean',
    vcard: 'N:Blue Ocean;;;;',
    hubspot: '"","Blue Ocean"',
  },
];

/** Found by others of its kind: a text to put right, and a person with two cards. */
const MORE: StoredFields[] = [
  { name: 'Anna Kitz', email: 'anna@kitz.example www.kitz.example', title: 'Sa1es Manager' },
  { name: 'Robert Baker', email: 'baker@harper.example' },
  { name: 'Bob Baker', email: 'baker@harper.example' },
];

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
}

test('each kind of text is found, called, written and put right', async ({ page }) => {
  const { ids } = await openList(page, [...KINDS.map(fieldsOf), ...MORE]);
  for (const { name, search } of KINDS) {
    await searchBox(page).fill(search);
    await expect(rowOf(page, name)).toBeVisible();
  }
  await searchBox(page).fill('');
  await expectCount(page, '15', '15');
  // Four texts, and Bob who may be Robert.
  await expect(page.getByRole('link', { name: '5 to clean up' })).toBeVisible();

  const menu = page.getByRole('button', { name: 'More ways to export' });
  await menu.click();
  const cards = await saved(page, () => page.getByRole('menuitem', { name: 'vCard' }).click());
  await menu.click();
  await page.getByRole('menuitem', { name: 'HubSpot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export to HubSpot' });
  const table = await saved(page, () =>
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  );
  const missing = KINDS.filter(
    ({ vcard, hubspot }) => !cards.includes(`\n${vcard}\r\n`) || !table.includes(hubspot),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const called = [...KINDS.entries()].filter(([, { tel }]) => tel !== undefined);
  for (const [at, { tel = '' }] of called) {
    await page.goto(`/contact/${ids[at] ?? ''}`);
    const call = page.getByRole('link', { name: 'Call', exact: true });
    await expect(call).toHaveAttribute('href', `tel:${tel}`);
  }

  await page.goto('/needs-a-look');
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Enter');
  const anna = `businessCards/${ids[KINDS.length] ?? ''}`;
  await expect
    .poll(() => readDocument(anna))
    .toMatchObject({ email: 'anna@kitz.example', website: 'https://www.kitz.example' });
});

test('a number with a misread digit is checked before it is dialled', async ({ page }) => {
  const { ids } = await openList(page, [{ name: 'Urs Frei', phone: '+41 44 668 I8 00' }]);
  const contact = `/contact/${ids[0]}`;
  await page.goto(contact);
  const check = page.getByRole('link', { name: 'Check the number first' });
  const call = page.getByRole('link', { name: 'Call', exact: true });
  await expect(check).toBeVisible();
  await expect(call).toBeHidden();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'QR Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Urs Frei' });
  await expect(dialog.getByText('Its text is in the notes of this code.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await check.click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => readDocument(`businessCards/${ids[0]}`))
    .toMatchObject({ phone: '+41 44 668 18 00' });
  await page.goto(contact);
  await expect(call).toHaveAttribute('href', 'tel:+41446681800');
  await expect(check).toBeHidden();
});

function fieldsOf({ name, company = '', phone = '', address = '' }: Kind): StoredFields {
  return { name, company, phone, address };
}
