import { createUser } from '../setup/accounts';
import { rowOf } from './support/shownContacts';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

test('a contact shows all that is known of it, each with its link', async ({ page }) => {
  const user = await createUser();
  const id = await putContact(user, {
    name: 'Zoë Brunner',
    company: 'Alpenglow Analytics AG',
    title: 'Head of Data',
    email: 'zoe@alpenglow.example',
    phone: '+41 44 555 01 27',
    website: 'alpenglow.example',
    address: 'Limmatquai 114, Zürich',
    notes: 'Met in Genève.\nWants a trial.',
    createdAt: new Date('2026-10-28T15:42:10Z'),
    updatedAt: new Date('2026-11-02T08:05:00Z'),
  });
  await signIn(page, user);
  await rowOf(page, 'Zoë Brunner').getByText('Head of Data').click();

  await expect(page).toHaveURL(new RegExp(`/contact/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoë Brunner');
  const facts = page.getByRole('row');
  await expect(facts).toHaveText([
    'NameZoë Brunner',
    'TitleHead of Data',
    'CompanyAlpenglow Analytics AG',
    'Emailzoe@alpenglow.example',
    'Phone+41 44 555 01 27',
    'Websitealpenglow.example (opens in a new tab)',
    'AddressLimmatquai 114, Zürich (opens in a new tab)',
    'AddedOct 28, 2026',
    'UpdatedNov 2, 2026',
  ]);
  const addresses = await facts
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    'mailto:zoe@alpenglow.example',
    'tel:+41445550127',
    'https://alpenglow.example/',
    'https://www.google.com/maps/search/?api=1&query=Limmatquai%20114%2C%20Z%C3%BCrich',
  ]);
  await expect(page.getByText('Wants a trial.')).toBeVisible();
});

test('missing values are left out, and a dangerous website is not a link', async ({ page }) => {
  const user = await createUser();
  await putContact(user, { website: 'javascript:alert(1)' });
  await signIn(page, user);
  await rowOf(page, 'Unnamed Contact').getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unnamed Contact');
  const facts = page.getByRole('row');
  await expect(facts).toHaveText(['Websitejavascript:alert(1)', 'AddedOct 20, 2026']);
  await expect(facts.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Notes' })).toHaveCount(0);
});
