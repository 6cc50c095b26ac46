import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database, SERVER_TIMESTAMP } from '../fakes/fakeDatabase';
import { address, openSite } from '../fakes/site';
import { box, edit, fill, save, sent } from './editForm';

test('saves the changed texts and the time of the server, and nothing else', async () => {
  const user = await edit();
  await user.clear(box('Job Title'));
  await user.type(box('Job Title'), 'Rear Admiral');
  await user.type(box('Notes'), '\nCOBOL!');
  await user.click(save());

  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(sent()).toEqual({
    title: 'Rear Admiral',
    notes: 'Met in Philadelphia.\nAsked about compilers.\nCOBOL!',
    updatedAt: SERVER_TIMESTAMP,
  });
  expect(sent()['updatedAt']).toBe(SERVER_TIMESTAMP);
  expect(address()).toBe('/contact/grace');
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(screen.getAllByText('Rear Admiral')).toHaveLength(2);
  expect(screen.queryByText('Programmer')).not.toBeInTheDocument();
});

test('an address keeps its lines', async () => {
  const user = await edit({ address: '12 St James Square\nLondon' });
  await user.type(box('Business Address'), ' SW1Y');
  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(sent()['address']).toBe('12 St James Square\nLondon SW1Y');
});

test('a text that is stored in a form that cannot be shown is left alone', async () => {
  const user = await edit({ phone: ['+1 215 555 0142'], name: '' });
  await user.type(box('Notes'), '!');
  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(Object.keys(sent())).toEqual(['notes', 'updatedAt']);
});

test.each([
  ['blanks and a direction mark', { company: ' Eckert\u202e-Mauchly\t' }],
  ['line breaks as Windows writes them', { address: '3747 Ridge Avenue\r\nPhiladelphia\r' }],
  ['a website without https://', { website: 'univac.example' }],
  ['a website that is none', { website: 'javascript:alert(1)' }],
  ['a text that is too long', { notes: 'x'.repeat(10_001) }],
])('an untouched field stays as it is stored: %s', async (_, odd) => {
  const user = await edit(odd);
  fill('Job Title', 'Rear Admiral');
  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(sent()).toEqual({ title: 'Rear Admiral', updatedAt: SERVER_TIMESTAMP });
  expect(database.read('businessCards/grace')).toMatchObject(odd);
});

test('what was changed elsewhere in other fields stays, here and in the database', async () => {
  const user = await edit();
  database.put('businessCards/grace', graceHopper({ company: 'US Navy' }));
  fill('Job Title', 'Rear Admiral');
  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  const now = { company: 'US Navy', title: 'Rear Admiral' };
  expect(database.read('businessCards/grace')).toMatchObject(now);
  expect(await screen.findAllByText('US Navy')).not.toHaveLength(0);
});

test('with nothing changed it returns without a word, and nothing is written', async () => {
  const user = await edit({ title: ' Programmer ' });
  fill('Company', 'Eckert-Mauchly  ');
  await user.click(save());
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(address()).toBe('/contact/grace');
  expect(screen.queryByText('Your changes were saved.')).not.toBeInTheDocument();
  expect(database.count('update businessCards')).toBe(0);
});

test('every field is stored under its own name, trimmed', async () => {
  const user = await edit();
  fill('Full Name', ' Rear Admiral Hopper ');
  fill('Company', 'US Navy\t');
  fill('Job Title', '  ');
  fill('Email Address', 'hopper@navy.example');
  fill('Phone Number', '+1 202 555 0147');
  fill('Website', 'navy.example');
  fill('Business Address', 'Washington');
  fill('Notes', '');
  await user.click(save());
  await screen.findByText('Your changes were saved.');
  expect(sent()).toEqual({
    name: 'Rear Admiral Hopper',
    company: 'US Navy',
    title: '',
    email: 'hopper@navy.example',
    phone: '+1 202 555 0147',
    website: 'https://navy.example',
    address: 'Washington',
    notes: '',
    updatedAt: SERVER_TIMESTAMP,
  });
});

test.each([
  ['univac.example', 'https://univac.example'],
  ['http://univac.example', 'http://univac.example'],
  ['HTTPS://univac.example', 'HTTPS://univac.example'],
  ['', ''],
])('the website "%s" is stored as "%s"', async (typed, stored) => {
  const user = await edit();
  fill('Website', typed);
  await user.click(save());
  await screen.findByText('Your changes were saved.');
  expect(sent()['website']).toBe(stored);
});

test('no field has to be filled in', async () => {
  const user = await edit();
  for (const label of ['Full Name', 'Company', 'Job Title', 'Email Address', 'Phone Number']) {
    fill(label, '');
  }
  await user.click(save());
  expect(await screen.findByRole('heading', { level: 1, name: 'Unnamed Contact' })).toBeVisible();
});

test('invalid fields are marked, and the first one gets the focus', async () => {
  const user = await edit();
  fill('Website', 'javascript:alert(1)');
  fill('Notes', 'x'.repeat(10_001));
  await user.click(save());

  const website = 'Enter a web address like example.com, or leave this blank.';
  expect(screen.getByText(website)).toBeVisible();
  expect(screen.getByText('Notes is too long: 10001 of 10000 characters.')).toBeVisible();
  expect(box('Website')).toHaveFocus();
  expect(box('Website')).toHaveAttribute('aria-invalid', 'true');
  expect(box('Full Name')).not.toHaveAttribute('aria-invalid');
  expect(database.count('update businessCards')).toBe(0);

  fill('Website', '');
  await user.click(save());
  expect(screen.queryByText(website)).not.toBeInTheDocument();
  expect(box('Notes')).toHaveFocus();
  fill('Notes', 'short');
  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
});

test('a contact deleted while editing is reported as gone', async () => {
  const user = await edit();
  fill('Full Name', 'Grace Brewster Hopper');
  database.remove('businessCards/grace');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to update contact. It no longer exists.',
  );
  expect(box('Full Name')).toHaveValue('Grace Brewster Hopper');
});

test('the list shows the corrected contact without loading again', async () => {
  putFourContacts();
  const user = openSite('/dashboard?sort=name');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  // Changed on the phone after the list was loaded.
  database.put('businessCards/grace', graceHopper({ company: 'US Navy' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Contact' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  fill('Full Name', 'Aardvark Hopper');
  // The save reads what is stored. What was saved is known without reading it again.
  database.letNext('get businessCards');
  database.holdNext('get businessCards');
  await user.click(save());
  await screen.findByRole('heading', { level: 1, name: 'Aardvark Hopper' });

  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByText('Showing 4 of 4 business cards');
  const [, first] = screen.getAllByRole('row');
  expect(within(first ?? document.body).getByRole('link').textContent).toBe('Aardvark Hopper');
  expect(within(first ?? document.body).getByText('US Navy')).toBeVisible();
  expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();
  expect(database.count('list businessCards')).toBe(3);
});
