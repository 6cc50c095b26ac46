import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database, timestamp } from '../fakes/fakeDatabase';
import { catchSavedFiles } from '../fakes/savedFiles';
import { openSite } from '../fakes/site';

const HEADER = '"Name","Company","Title","Email","Phone","Date Added"';
const SHOWN = 'Showing 120 of 120 business cards';

function exportButton(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Export CSV' });
}

afterEach(() => {
  vi.useRealTimers();
});

test('saves the contacts in the order in which they are shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 21, 23, 30) });
  const saved = catchSavedFiles();
  putFourContacts();
  const user = openSite('/dashboard?sort=name');
  await screen.findByText('Showing 4 of 4 business cards');
  await user.click(exportButton());

  expect(await saved()).toEqual([
    {
      name: 'contacts_export_2025-11-21.csv',
      type: 'text/csv;charset=utf-8',
      text: [
        `\uFEFF${HEADER}`,
        '"Alan Turing","Bletchley Park","Zoologist","m@bletchley.example","+44 20 7946 0001","2025-09-20"',
        '"Grace Hopper","Eckert-Mauchly","Programmer","grace@univac.example","+1 (215) 555-0142","2025-06-15"',
        '"Zoë Müller","aachen Werke","analyst","zoe@werke.example","+49 241 555 0103","2025-01-31"',
        '"","Cafe Noir","","bar@noir.example","","2025-03-03"',
        '',
      ].join('\r\n'),
    },
  ]);
  expect(exportButton()).toBeEnabled();
});

test('saves only the contacts that the search shows', async () => {
  const saved = catchSavedFiles();
  putFourContacts();
  const user = openSite('/dashboard');
  await user.type(await screen.findByRole('searchbox'), 'noir');
  await screen.findByText('Showing 1 of 4 business cards');
  await user.click(exportButton());
  const [file] = await saved();
  expect(file?.text).toBe(
    `\uFEFF${HEADER}\r\n"","Cafe Noir","","bar@noir.example","","2025-03-03"\r\n`,
  );
});

test('quotes are doubled, and a formula is made harmless', async () => {
  const saved = catchSavedFiles();
  database.put('businessCards/odd', {
    ...graceHopper({ name: 'Grace "Amazing" Hopper', company: '=1+1', title: '' }),
    createdAt: timestamp('2025-06-15T12:00:00Z'),
  });
  const user = openSite('/dashboard');
  await screen.findByText('Showing 1 of 1 business cards');
  await user.click(exportButton());
  const [file] = await saved();
  expect(file?.text).toContain(`"Grace ""Amazing"" Hopper","'=1+1",""`);
});

test('pressed too early, it waits for all contacts, then saves them once', async () => {
  const saved = catchSavedFiles();
  putManyContacts(120);
  database.letNext('list businessCards');
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  await screen.findByText('Showing 50 of 50 business cards. Loading the rest...');

  await user.click(exportButton());
  const waiting = await screen.findByRole('button', { name: 'Waiting for all contacts...' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.click(waiting);
  expect(await saved()).toEqual([]);

  rest.release();
  await screen.findByText(SHOWN);
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
  const files = await saved();
  expect(files).toHaveLength(1);
  const lines = files[0]?.text.trimEnd().split('\r\n') ?? [];
  expect(lines).toHaveLength(121);
  expect(lines[1]).toBe('"Contact 001","Acme","Buyer","","","2024-12-31"');
  expect(lines[120]).toMatch(/^"Contact 120",/);
});

test('when the rest cannot be loaded nothing is saved, and Export is off', async () => {
  const saved = catchSavedFiles();
  putManyContacts(120);
  database.letNext('list businessCards');
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  await screen.findByText('Showing 50 of 50 business cards. Loading the rest...');
  await user.click(exportButton());
  rest.fail('unavailable');

  await waitFor(() => {
    expect(screen.getByRole('alert').textContent).toBe(
      'Only your newest contacts could be loaded. The service is busy. Please try again in a moment. Try Again',
    );
  });
  expect(exportButton()).toBeDisabled();
  expect(screen.getByText('Showing 50 of 50 business cards')).toBeVisible();
  expect(shownNames()[0]).toBe('Contact 001');

  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(SHOWN)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(exportButton()).toBeEnabled();
  expect(await saved()).toEqual([]);
});

test('the rest may take a minute, and no longer', async () => {
  vi.useFakeTimers();
  putManyContacts(120);
  database.letNext('list businessCards');
  database.holdNext('list businessCards');
  openSite('/dashboard');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(database.count('list businessCards')).toBe(2);

  await act(() => vi.advanceTimersByTimeAsync(59_999));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toBe(
    'Only your newest contacts could be loaded. The service took too long to answer. Please try again. Try Again',
  );
});

test('while the rest is under way, the newest can be searched, sorted and opened', async () => {
  putManyContacts(120);
  database.letNext('list businessCards');
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  await user.type(await screen.findByRole('searchbox'), '04');
  // 004 and 040 to 049 of those that are here.
  expect(
    await screen.findByText('Showing 11 of 50 business cards. Loading the rest...'),
  ).toBeVisible();

  rest.release();
  // 104 has come with the rest.
  expect(await screen.findByText('Showing 12 of 120 business cards')).toBeVisible();
  expect(screen.queryByText(/Loading the rest/)).not.toBeInTheDocument();
});

test('exactly fifty contacts are all of them', async () => {
  putManyContacts(50);
  openSite('/dashboard');
  expect(await screen.findByText('Showing 50 of 50 business cards')).toBeVisible();
  expect(screen.queryByText(/Loading the rest/)).not.toBeInTheDocument();
  expect(exportButton()).toBeEnabled();
});
