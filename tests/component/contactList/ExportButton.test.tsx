import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { catchSavedFiles, type SavedFile } from '../fakes/savedFiles';
import { ada, becomeSignedIn, openSite, pasteInto } from '../fakes/site';

const HEADER = '"Name","Company","Title","Email","Phone","Date Added"';
const SHOWN = 'Showing 120 of 120 business cards';

function exportButton(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: 'Export CSV' });
}

/** Waits until the page has said `count` exported, then gives the files. */
async function filesAfter(count: number, saved: () => Promise<SavedFile[]>) {
  await screen.findByText(new RegExp(`^Exported ${String(count)} contacts? to contacts_export_`));
  return saved();
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
  await user.click(await exportButton());

  expect(await filesAfter(4, saved)).toEqual([
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
  expect(await exportButton()).toBeEnabled();
});

test('saves only the contacts that the search shows', async () => {
  const saved = catchSavedFiles();
  putFourContacts();
  const user = openSite('/dashboard');
  await pasteInto(user, await screen.findByRole('searchbox'), 'noir');
  await screen.findByText('Showing 1 of 4 business cards');
  await user.click(await exportButton());
  const [file] = await filesAfter(1, saved);
  expect(file?.text).toBe(
    `\uFEFF${HEADER}\r\n"","Cafe Noir","","bar@noir.example","","2025-03-03"\r\n`,
  );
});

test('pressed too early, it waits for all contacts, then saves them once', async () => {
  const saved = catchSavedFiles();
  putManyContacts(120);
  database.letNewest();
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  await screen.findByText('Showing 50 of 50 business cards. Loading the rest...');

  await user.click(await exportButton());
  const waiting = await screen.findByRole('button', { name: 'Waiting for all contacts...' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.click(waiting);
  expect(await saved()).toEqual([]);

  rest.release();
  await screen.findByText(SHOWN);
  const files = await filesAfter(120, saved);
  expect(await exportButton()).toBeVisible();
  expect(files).toHaveLength(1);
  const lines = files[0]?.text.trimEnd().split('\r\n') ?? [];
  expect(lines).toHaveLength(121);
  expect(lines[1]).toBe('"Contact 001","Acme","Buyer","","","2024-12-31"');
  expect(lines[120]).toMatch(/^"Contact 120",/);
});

test('when the rest cannot be loaded nothing is saved, and Export is off', async () => {
  const saved = catchSavedFiles();
  putManyContacts(120);
  database.letNewest();
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  await screen.findByText('Showing 50 of 50 business cards. Loading the rest...');
  await user.click(await exportButton());
  rest.fail('resource-exhausted');

  await waitFor(() => {
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'We could only load some of your contacts. The service is busy. Please try again in a moment. Try Again',
      'We couldn’t export your contacts. Check your connection or reload the page, then try again.',
    ]);
  });
  expect(await exportButton()).toBeDisabled();
  expect(screen.getByText('Showing 50 of 50 business cards')).toBeVisible();
  expect(shownNames()[0]).toBe('Contact 001');

  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(SHOWN)).toBeVisible();
  expect(await saved()).toEqual([]);
  await user.click(await exportButton());
  expect(await filesAfter(120, saved)).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** Asks for the export of a search while the rest is on its way, and leaves for the profile. */
async function leaveWaitingExport() {
  const saved = catchSavedFiles();
  putManyContacts(120);
  database.letNewest();
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  await screen.findByText('Showing 50 of 50 business cards. Loading the rest...');
  await user.type(screen.getByRole('searchbox'), '04');
  await user.click(await exportButton());
  await screen.findByRole('button', { name: 'Waiting for all contacts...' });
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(navigation).getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return { saved, rest, user };
}

test('a promised export outlives its page, with its search, and says so', async () => {
  const { saved, rest } = await leaveWaitingExport();
  rest.release();
  expect(await screen.findByText(/^Exported 12 contacts to /)).toBeVisible();
  const [file] = await saved();
  // Ten of forty to forty-nine, 004 and 104.
  expect(file?.text.trimEnd().split('\r\n')).toHaveLength(13);
});

test('after a log-out nobody is given a promised export', async () => {
  const { saved, rest, user } = await leaveWaitingExport();
  await becomeSignedIn(null);
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  rest.release();
  // Who logs in again gets what they ask for then, and nothing else.
  await becomeSignedIn(ada);
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(navigation).getByRole('link', { name: 'Contacts' }));
  await screen.findByText('Showing 120 of 120 business cards');
  await user.click(await exportButton());
  expect(await filesAfter(120, saved)).toHaveLength(1);
});

test('a double click saves one file', async () => {
  const saved = catchSavedFiles();
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByText('Showing 4 of 4 business cards');
  // Not `user.dblClick`: on a fast machine the file is saved before the second click.
  fireEvent.click(await exportButton(), { detail: 1 });
  await filesAfter(4, saved);
  fireEvent.click(await exportButton(), { detail: 2 });
  await pasteInto(user, screen.getByRole('searchbox'), 'noir');
  await user.click(await exportButton());
  expect(await filesAfter(1, saved)).toHaveLength(2);
});

test('the rest may take a minute, and no longer', async () => {
  vi.useFakeTimers();
  putManyContacts(120);
  database.letNewest();
  database.holdNext('list businessCards');
  openSite('/dashboard');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(database.count('list businessCards')).toBe(3);

  await act(() => vi.advanceTimersByTimeAsync(59_999));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toBe(
    'We could only load some of your contacts. The service took too long to respond. Please try again. Try Again',
  );
});

test('while the rest is under way, the newest can be searched, sorted and opened', async () => {
  putManyContacts(120);
  database.letNewest();
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
  expect(await exportButton()).toBeEnabled();
});
