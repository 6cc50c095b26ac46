import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database, SERVER_TIMESTAMP, type Fields } from '../fakes/fakeDatabase';
import { address, goOffline, openSite } from '../fakes/site';

const STORED = {
  name: 'Grace Hopper',
  company: 'Eckert-Mauchly',
  title: 'Programmer',
  email: 'grace@univac.example',
  phone: '+1 (215) 555-0142',
  website: 'https://univac.example/people',
  address: '3747 Ridge Avenue, Philadelphia',
  notes: 'Met in Philadelphia.\nAsked about compilers.',
};

afterEach(() => {
  vi.useRealTimers();
});

async function edit(more: Fields = {}) {
  database.put('businessCards/grace', graceHopper(more));
  const user = openSite('/contact/edit/grace');
  await screen.findByRole('button', { name: 'Save Changes' });
  return user;
}

function box(label: string): HTMLInputElement {
  return screen.getByRole('textbox', { name: label });
}

function fill(label: string, text: string): void {
  fireEvent.change(box(label), { target: { value: text } });
}

function save(): HTMLElement {
  return screen.getByRole('button', { name: 'Save Changes' });
}

/** The one update that went out. */
function sent(): Fields {
  expect(database.writes).toHaveLength(1);
  const [write] = database.writes;
  if (write?.kind !== 'update') throw new Error('No update has gone out.');
  expect(write.path).toBe('businessCards/grace');
  return write.fields;
}

test('saves the eight texts and the time of the server, and nothing else', async () => {
  const user = await edit();
  await user.clear(box('Job Title'));
  await user.type(box('Job Title'), 'Rear Admiral');
  await user.type(box('Notes'), '\nCOBOL!');
  await user.click(save());

  expect(await screen.findByText('Your changes were saved.')).toBeDefined();
  expect(sent()).toEqual({
    ...STORED,
    title: 'Rear Admiral',
    notes: 'Met in Philadelphia.\nAsked about compilers.\nCOBOL!',
    updatedAt: SERVER_TIMESTAMP,
  });
  expect(sent()['updatedAt']).toBe(SERVER_TIMESTAMP);
  expect(address()).toBe('/contact/grace');
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeDefined();
  expect(screen.getAllByText('Rear Admiral')).toHaveLength(2);
  expect(screen.queryByText('Programmer')).toBeNull();
});

test('every field goes to its own place, without blank ends', async () => {
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
  expect(await screen.findByRole('heading', { level: 1, name: 'Unnamed Contact' })).toBeDefined();
});

test('while saving it says so, and a second press sends nothing', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  const held = database.holdNext('update businessCards');
  await user.click(save());
  const saving = await screen.findByRole('button', { name: 'Saving...' });
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  await user.click(saving);
  await user.type(box('Company'), '{Enter}');
  fireEvent.submit(saving.closest('form') ?? saving);
  expect(database.count('update businessCards')).toBe(1);

  held.release();
  expect(await screen.findByText('Your changes were saved.')).toBeDefined();
  expect(database.count('update businessCards')).toBe(1);
});

test('while saving nothing can be typed that would be lost, and the focus stays', async () => {
  const user = await edit();
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map(({ readOnly }) => readOnly)).toEqual(Array(8).fill(false));
  await user.clear(box('Company'));
  await user.type(box('Company'), 'US Navy');
  const held = database.holdNext('update businessCards');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Saving...' });
  expect(boxes.map(({ readOnly }) => readOnly)).toEqual(Array(8).fill(true));
  await user.keyboard(' and more');
  expect(box('Company').value).toBe('US Navy');
  expect(document.activeElement).toBe(box('Company'));

  held.fail('unavailable');
  await screen.findByRole('alert');
  expect(boxes.map(({ readOnly }) => readOnly)).toEqual(Array(8).fill(false));
  expect(document.activeElement).toBe(box('Company'));
  await user.keyboard(', retired');
  expect(box('Company').value).toBe('US Navy, retired');
});

test.each([
  ['unavailable', 'The service is busy. Please try again in a moment.'],
  ['not-found', 'It no longer exists.'],
  ['internal', 'The service could not be reached. Please try again.'],
])('a failure (%s) keeps the form as it was typed, and says why', async (code, reason) => {
  const user = await edit();
  fill('Company', 'US Navy');
  database.failNext('update businessCards', code);
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Failed to update contact. ${reason}`,
  );
  expect(box('Company').value).toBe('US Navy');
  expect(address()).toBe('/contact/edit/grace');
  expect(database.writes).toEqual([]);

  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeDefined();
  expect(sent()['company']).toBe('US Navy');
});

test('offline is said as offline, and a new try takes the message away', async () => {
  const user = await edit();
  fill('Company', 'US Navy');
  goOffline();
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to update contact. You appear to be offline. Check your connection and try again.',
  );
  database.isOffline = false;
  const held = database.holdNext('update businessCards');
  await user.click(save());
  expect(screen.queryByRole('alert')).toBeNull();
  held.release();
  expect(await screen.findByText('Your changes were saved.')).toBeDefined();
});

test('after 20 seconds it is not known whether it was saved, and that is said', async () => {
  await edit();
  fill('Company', 'US Navy');
  vi.useFakeTimers();
  database.holdNext('update businessCards');
  fireEvent.click(save());
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(screen.queryByRole('alert')).toBeNull();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to update contact. The service took too long to answer. It may have been done all the same: check before you try again.',
  );
  expect(box('Company').value).toBe('US Navy');
});

test('what cannot be stored is marked, and the first of it gets the focus', async () => {
  const user = await edit();
  fill('Website', 'javascript:alert(1)');
  fill('Notes', 'x'.repeat(10_001));
  await user.click(save());

  const website = 'Website is not a web address. Write one such as example.com, or leave it empty.';
  expect(screen.getByText(website)).toBeDefined();
  expect(screen.getByText('Notes is too long: 10001 of 10000 characters.')).toBeDefined();
  expect(document.activeElement).toBe(box('Website'));
  expect(box('Website').getAttribute('aria-invalid')).toBe('true');
  expect(box('Full Name').getAttribute('aria-invalid')).toBeNull();
  expect(database.count('update businessCards')).toBe(0);

  fill('Website', '');
  await user.click(save());
  expect(screen.queryByText(website)).toBeNull();
  expect(document.activeElement).toBe(box('Notes'));
  fill('Notes', 'short');
  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeDefined();
});

test('one that was deleted meanwhile is said to be gone, though the rules just refuse', async () => {
  const user = await edit();
  fill('Full Name', 'Grace Brewster Hopper');
  database.remove('businessCards/grace');
  database.failNext('update businessCards', 'permission-denied');
  database.failNext('update businessCards', 'permission-denied');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to update contact. It no longer exists.',
  );
  expect(box('Full Name').value).toBe('Grace Brewster Hopper');
});

test('the list shows the corrected contact, without asking for all again', async () => {
  putFourContacts();
  const user = openSite('/dashboard?sort=name');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Contact' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  fill('Full Name', 'Aardvark Hopper');
  // What was saved is known without reading it again.
  database.holdNext('get businessCards');
  await user.click(save());
  await screen.findByRole('heading', { level: 1, name: 'Aardvark Hopper' });

  await user.click(screen.getByRole('link', { name: 'Back' }));
  const [, first] = await screen.findAllByRole('row');
  expect(within(first ?? document.body).getByRole('link').textContent).toBe('Aardvark Hopper');
  expect(screen.queryByText('Grace Hopper')).toBeNull();
  expect(screen.queryByText('Your changes were saved.')).toBeNull();
  expect(database.count('list businessCards')).toBe(1);
});
