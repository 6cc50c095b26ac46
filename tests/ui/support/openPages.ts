import type { Page } from '@playwright/test';
import { PLAN, TWO_CONTACTS } from '../../e2e/support/contactFields';
import {
  enlargeCard,
  expectCount,
  expectTools,
  showContact,
} from '../../e2e/support/shownContacts';
import { readContacts } from '../../../scripts/seed/seedFiles';
import { putDocument } from './documents';
import { storeCard } from './files';
import { database } from './standIns';
import { putContacts } from './storedContacts';
import { createUser, signIn } from './test';

/** The list of a new user with a plan and two contacts, the first with a picture. */
export async function openList(page: Page): Promise<void> {
  const user = await createUser({ displayName: 'Ada Lovelace' });
  await putDocument(`subscriptions/${user.uid}`, PLAN);
  const cardImageURL = storeCard(page, `card_images/${user.uid}/card.jpg`);
  const [first, ...others] = TWO_CONTACTS;
  await putContacts(user, [{ ...first, cardImageURL }, ...others]);
  await signIn(page, user);
  await expectCount(page, '2', '2');
  await expectTools(page);
}

/** The list of a user with the 48 contacts of `npm run dev`'s demo account, a third of them with a card. */
export async function openDemo(page: Page): Promise<void> {
  const user = await createUser({ displayName: 'Ada Lovelace' });
  await putDocument(`subscriptions/${user.uid}`, PLAN);
  const address = storeCard(page, `card_images/${user.uid}/card.jpg`);
  const contacts = readContacts('demoContacts.jsonl', user.uid, () => address);
  for (const [id, fields] of Object.entries(contacts)) database.put(`businessCards/${id}`, fields);
  await signIn(page, user);
  await expectCount(page, '48', '48');
  await expectTools(page);
}

/** The same user's contact whose name begins so. */
export async function openContact(page: Page, name: string): Promise<void> {
  await openList(page);
  await showContact(page, name);
}

/** The form of the contact without a picture. */
export async function openContactForm(page: Page): Promise<void> {
  await openContact(page, 'Donau');
  await page.getByRole('link', { name: 'Edit Contact' }).click();
}

/** The picture of a card, enlarged. */
export async function openCard(page: Page): Promise<void> {
  await openContact(page, 'Zoë');
  await enlargeCard(page);
}
