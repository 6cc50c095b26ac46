import type { Page } from '@playwright/test';
import { createUser } from '../../setup/accounts';
import { putDocument } from '../../setup/documents';
import { uploadCard } from '../../setup/files';
import { expectCount, expectTools } from './shownContacts';
import { putContacts } from './storedContacts';
import { expect, signIn } from './test';

const CONTACTS = [
  {
    name: 'Zoë Brunner',
    company: 'Alpenglow Analytics AG',
    title: 'Head of Data',
    email: 'zoe@alpenglow.example',
    phone: '+41 44 555 01 27',
    website: 'alpenglow.example',
    address: 'Limmatquai 114, Zürich',
    notes: 'Met in Genève.',
  },
  // A card may hold what no line can break.
  {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    company: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    email: 'averyveryverylongmailboxnamewithoutanybreak@averyverylongdomainname.example',
    website: 'averyverylongdomainname.example/with/a/very/long/path/that/goes/on',
    notes: 'https://example.com/averyveryveryverylongaddresswithoutanyplacetobreakit',
  },
];

/** The list of a new user with a plan and two contacts, the first with a picture. */
export async function openList(page: Page): Promise<void> {
  const user = await createUser({ displayName: 'Ada Lovelace' });
  await putDocument(`subscriptions/${user.uid}`, {
    plan: 'basic',
    scansUsed: 48,
    maxScans: 1000,
    cardsUsed: 48,
    cardsLimit: 1000,
    renewalDate: new Date('2027-03-01T00:00:00Z'),
  });
  const cardImageURL = await uploadCard(`card_images/${user.uid}/card.jpg`);
  const [first, ...others] = CONTACTS;
  await putContacts(user, [{ ...first, cardImageURL }, ...others]);
  await signIn(page, user);
  await expectCount(page, '2', '2');
  await expectTools(page);
}

/** The same user's contact whose name begins so. */
export async function openContact(page: Page, name: string): Promise<void> {
  await openList(page);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}`));
}

/** The picture of a card, enlarged. */
export async function openCard(page: Page): Promise<void> {
  await openContact(page, 'Zoë');
  await page.getByRole('button', { name: /^Enlarge/ }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeInViewport();
}
