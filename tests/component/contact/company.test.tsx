import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openAnalyzed } from '../cleanUp/oddContacts';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database, timestamp } from '../fakes/fakeDatabase';
import { catchSavedFiles } from '../fakes/savedFiles';
import { address, openSite, pasteInto } from '../fakes/site';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Grace and three colleagues, one of them known by the website alone. */
function putColleagues(): void {
  putFourContacts();
  const put = (id: string, day: string, fields: Record<string, string>) => {
    const createdAt = timestamp(`${day}T12:00:00Z`);
    database.put(`businessCards/${id}`, { userId: 'ada', createdAt, ...fields });
  };
  put('betty', '2025-07-01', {
    name: 'Betty Snyder',
    company: 'Eckert-Mauchly',
    title: 'Programmer',
    email: 'betty@univac.example',
    phone: '+1 215 555 0143',
    notes: 'Sorts by merging.',
  });
  put('jean', '2024-02-03', {
    name: 'Jean Jennings',
    company: 'Eckert-Mauchly Corp.',
    title: 'Engineer',
    website: 'www.univac.example',
  });
  put('frances', '2025-05-05', {
    name: 'Frances Bilas',
    email: 'frances@mail.univac.example',
    phone: '+1 215 555 0143',
  });
}

const link = (name: string) => screen.findByRole('link', { name });

test('a contact says who else is of its company, with titles, and leads there', async () => {
  putColleagues();
  // Another card of herself: she is no colleague.
  database.put('businessCards/again', graceHopper());
  const user = openAnalyzed('/contact/grace');
  await user.click(await link('3 more at Eckert-Mauchly'));
  expect(address()).toBe('/company/grace');
  expect(await screen.findByRole('heading', { level: 1, name: 'Eckert-Mauchly' })).toBeVisible();
  // The browser keeps titles after a log-out.
  expect(document.title).not.toContain('Eckert');
});

test('its page tells numbers, titles, domain, scans and notes, over the list of its people', async () => {
  putColleagues();
  const user = openSite('/company/jean');
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(screen.getByText('univac.example')).toBeVisible();
  expect(screen.getByRole('link', { name: '+1 215 555 0143' })).toBeVisible();
  expect(screen.getAllByText('(2 people)')).toHaveLength(2);
  const notes = within(screen.getByRole('region', { name: 'Notes' }));
  expect(notes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Betty Snyder',
    'Grace Hopper',
  ]);
  expect(shownNames()).toEqual(['Betty Snyder', 'Grace Hopper', 'Frances Bilas', 'Jean Jennings']);

  await pasteInto(user, screen.getByRole('searchbox'), 'programmer');
  expect(screen.getByText('Showing 2 of 4 business cards')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  // They are all of one company.
  const chips = within(screen.getByRole('list', { name: 'Filter' }));
  expect(chips.queryByRole('button', { name: 'Company' })).not.toBeInTheDocument();
  await user.click(chips.getByRole('button', { name: 'Has' }));
  expect(screen.getByRole('checkbox', { name: 'Website 1' })).toBeVisible();
});

test('who has the name of the company alone is of it too, in its page, file and filter', async () => {
  const saved = catchSavedFiles();
  putColleagues();
  database.put('businessCards/kay', {
    userId: 'ada',
    createdAt: timestamp('2024-01-01T12:00:00Z'),
    name: 'Kay McNulty',
    company: 'Eckert-Mauchly Inc.',
  });
  const user = openSite('/company/kay');
  expect(await screen.findByText('Showing 5 of 5 business cards')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^Exported 5 contacts to /)).toBeVisible();
  expect((await saved())[0]?.text).toContain('Kay McNulty');
  await user.click(screen.getByRole('link', { name: 'Back to Contacts' }));
  expect(await screen.findByText('Showing 8 of 8 business cards')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const chips = within(screen.getByRole('list', { name: 'Filter' }));
  await user.click(chips.getByRole('button', { name: 'Company' }));
  await user.click(screen.getByRole('checkbox', { name: 'Eckert-Mauchly 5' }));
  expect(await screen.findByText('Showing 5 of 8 business cards')).toBeVisible();
});

test('its file holds its people alone, and the list is left as it was', async () => {
  const saved = catchSavedFiles();
  putColleagues();
  const user = openSite('/dashboard');
  await pasteInto(user, await screen.findByRole('searchbox'), 'betty');
  (await link('Betty Snyder')).focus();
  await user.keyboard('o');
  await screen.findByRole('heading', { level: 1, name: 'Eckert-Mauchly' });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^Exported 4 contacts to /)).toBeVisible();
  const [file] = await saved();
  expect(file?.text).not.toContain('Turing');
  await user.click(screen.getByRole('link', { name: 'Back to Contacts' }));
  expect(await screen.findByText('Showing 1 of 7 business cards')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('betty');
});

test('a contact without a company, or none at all, is no company', async () => {
  database.put('businessCards/alan', {
    ...graceHopper({ company: '', email: 'alan@gmail.com', website: '', name: 'Alan' }),
  });
  openSite('/company/alan');
  expect(await screen.findByRole('heading', { level: 1, name: 'Company not found' })).toBeVisible();
});
