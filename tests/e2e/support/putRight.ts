import type { Page } from '@playwright/test';
import { FIELDS } from '../../../src/contacts/model/fields';
import { differenceOf } from '../../../src/platform/difference';
import { readDocument } from '../../setup/documents';
import { fairContacts, type Fair } from '../../setup/fairContacts';
import { expect } from './test';

/** The fair account with forty cards left misread. */
export function fortyMisread(uid: string): Fair {
  const fair = fairContacts(uid);
  const cards = [...new Set(fair.slips.map(({ contactId }) => contactId))].slice(0, 40);
  for (const { contactId, field, right } of fair.slips) {
    const contact = fair.contacts[contactId];
    if (contact && !cards.includes(contactId)) contact[field] = right;
  }
  return { ...fair, slips: fair.slips.filter(({ contactId }) => cards.includes(contactId)) };
}

/** What is stored of it, by path. */
export function documentsOf({ contacts }: Fair): Record<string, object> {
  return Object.fromEntries(
    Object.entries(contacts).map(([id, contact]) => [`businessCards/${id}`, contact]),
  );
}

/** Puts each text of the pass right, as somebody does who sees the card. Gives how many keys that takes. */
export async function putAllRight(page: Page, fair: Fair): Promise<number> {
  const box = page.getByRole('textbox');
  let keys = 0;
  const press = async (key: string, times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    keys += times;
  };
  for (let turn = 0; turn < 120 && (await box.count()) > 0; turn += 1) {
    const { text, right, suggested, question } = await doubtOf(page, fair);
    if (suggested === right) await press('Enter');
    else if (text === right) await press('d');
    else {
      const { one, other, end } = differenceOf(text, right);
      await press('e');
      await press('ArrowLeft', end.length);
      await press('Backspace', one.length);
      await page.keyboard.type(other);
      keys += other.length;
      await press('Enter');
    }
    // The same text may come back at once, on its contact's next round: only another question goes on.
    await expect
      .poll(async () => (await box.count()) === 0 || (await questionOf(page)) !== question)
      .toBe(true);
  }
  return keys;
}

/** How many misread texts are now as they stand on the card. */
export async function countRight({ slips }: Fair): Promise<number> {
  const right = await Promise.all(
    slips.map(async ({ contactId, field, right }) => {
      const stored = await readDocument(`businessCards/${contactId}`);
      return stored?.[field] === right;
    }),
  );
  return right.filter(Boolean).length;
}

/** The contact and the field that are shown. */
async function questionOf(page: Page): Promise<string> {
  const form = page.getByRole('main').locator('form');
  const href = await form
    .locator('h2 a')
    .getAttribute('href', { timeout: 1_000 })
    .catch(() => '');
  return `${href ?? ''} ${
    (await form
      .locator('label')
      .textContent()
      .catch(() => '')) ?? ''
  }`;
}

/** What is shown, and what stands on the card. */
async function doubtOf(page: Page, fair: Fair) {
  const question = await questionOf(page);
  const [, id = '', label = ''] = /\/contact\/(\S+) (.*)/.exec(question) ?? [];
  const row = FIELDS.find((each) => each.label === label);
  const text = await page.getByRole('textbox').inputValue();
  const names = await page.locator('form dt').allTextContents();
  const texts = await page.locator('form dd').allTextContents();
  const suggested = texts[names.length === 1 ? 0 : names.indexOf(row?.name ?? '')];
  const right = row ? fair.cards[decodeURIComponent(id)]?.[row.key] : undefined;
  return { question, text, suggested, right: right ?? text };
}
