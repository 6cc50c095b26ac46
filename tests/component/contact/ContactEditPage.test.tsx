import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { address, goOffline, openSite, reloadSite } from '../fakes/site';
import { writeHistoryState } from '../../../src/ui/historyEntry';

afterEach(() => {
  vi.useRealTimers();
});

function box(label: string): HTMLInputElement {
  return screen.getByRole('textbox', { name: label });
}

/** The error card that stands in the form's place. */
async function errorCard() {
  const card = await screen.findByRole('alert');
  // The page's own heading, and the only one.
  expect(
    within(card).getByRole('heading', { level: 1, name: /^(We couldn’t|Contact not) / }),
  ).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  return card;
}

test('says that it is loading, then shows the form with what is stored', async () => {
  database.put('businessCards/grace', graceHopper());
  const held = database.holdNext('get businessCards');
  openSite('/contact/edit/grace');
  expect(await screen.findByText('Loading contact details...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();

  held.release();
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
  expect(screen.queryByText('Loading contact details...')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Contact' })).toBeVisible();

  const personal = screen.getByRole('group', { name: 'Personal Details' });
  const labels = (group: HTMLElement) =>
    within(group)
      .getAllByRole<HTMLInputElement>('textbox')
      .map((each) => [each.labels?.[0]?.textContent, each.value]);
  expect(labels(personal)).toEqual([
    ['Full Name', 'Grace Hopper'],
    ['Company', 'Eckert-Mauchly'],
    ['Job Title', 'Programmer'],
  ]);
  expect(labels(screen.getByRole('group', { name: 'Contact Information' }))).toEqual([
    ['Email Address', 'grace@univac.example'],
    ['Phone Number', '+1 (215) 555-0142'],
    ['Website', 'univac.example/people'],
    ['Business Address', '3747 Ridge Avenue, Philadelphia'],
  ]);
  expect(box('Notes')).toHaveValue('Met in Philadelphia.\nAsked about compilers.');
  expect(box('Notes').tagName).toBe('TEXTAREA');
});

test('the scanned card stands beside the form', async () => {
  database.put('businessCards/grace', graceHopper());
  openSite('/contact/edit/grace');
  expect(await screen.findByRole('img', { name: 'Business card of Grace Hopper' })).toBeVisible();
  expect(
    screen.getByText(
      'Review the scanned card and fill in any unrecognized text in the form below.',
    ),
  ).toBeVisible();
});

test('without a picture of the card the form begins with its boxes', async () => {
  database.put('businessCards/grace', graceHopper({ cardImageURL: '' }));
  openSite('/contact/edit/grace');
  expect(await screen.findByRole('textbox', { name: 'Full Name' })).toBeVisible();
  expect(screen.queryByText('No business card image available')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Review the scanned card/)).not.toBeInTheDocument();
});

test('a picture that can’t be shown is said to be missing, and nobody is told to review it', async () => {
  database.put('businessCards/grace', graceHopper({ cardImageURL: 'javascript:alert(1)' }));
  openSite('/contact/edit/grace');
  expect(await screen.findByText('Image not available')).toBeVisible();
  expect(screen.queryByText(/^Review the scanned card/)).not.toBeInTheDocument();
});

test('the website box says that https:// is added', async () => {
  database.put('businessCards/grace', graceHopper());
  openSite('/contact/edit/grace');
  const hint = 'No need to include https:// it is added automatically';
  await screen.findByText(hint);
  expect(box('Website')).toHaveAccessibleDescription(hint);
});

test.each(['Cancel', 'Back'])('%s returns to the contact, and nothing is written', async (name) => {
  database.put('businessCards/grace', graceHopper());
  const user = openSite('/contact/edit/grace');
  await user.click(await screen.findByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(address()).toBe('/contact/grace');
  expect(database.count('update businessCards')).toBe(0);
});

test('Cancel returns to the contact where the tab has no page before the form', async () => {
  database.put('businessCards/grace', graceHopper());
  const user = openSite('/contact/edit/grace');
  writeHistoryState({ isAfterContact: true });
  // As there, where a step back leads nowhere.
  vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  reloadSite();
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(address()).toBe('/contact/grace');
});

test('a contact that does not exist', async () => {
  const user = openSite('/contact/edit/nobody');
  const card = within(await errorCard());
  expect(card.getByText('Contact not found')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();

  await user.click(card.getByRole('link', { name: 'Back to Dashboard' }));
  expect(await screen.findByText('No business cards yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test("another user's contact, by its owner field", async () => {
  database.put('businessCards/grace', graceHopper({ userId: 'mary' }));
  openSite('/contact/edit/grace');
  const card = within(await errorCard());
  expect(card.getByText('You do not have permission to edit this contact')).toBeVisible();
  expect(card.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  expect(screen.queryByDisplayValue('Grace Hopper')).not.toBeInTheDocument();
});

test("another user's contact, refused by the rules", async () => {
  database.failNext('get businessCards', 'permission-denied');
  database.failNext('get businessCards', 'permission-denied');
  openSite('/contact/edit/grace');
  const card = within(await errorCard());
  expect(card.getByText('You do not have permission to edit this contact')).toBeVisible();
});

test('a failure can be tried again', async () => {
  database.put('businessCards/grace', graceHopper());
  database.failNext('get businessCards', 'resource-exhausted');
  const user = openSite('/contact/edit/grace');
  const card = within(await errorCard());
  expect(
    card.getByText(
      'Failed to load contact details. The service is busy. Please try again in a moment.',
    ),
  ).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByDisplayValue('Grace Hopper')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says offline when offline', async () => {
  goOffline();
  openSite('/contact/edit/grace');
  const card = within(await errorCard());
  expect(
    card.getByText(
      'Failed to load contact details. You appear to be offline. Check your connection and try again.',
    ),
  ).toBeVisible();
});

test('loading fails after 15 seconds', async () => {
  vi.useFakeTimers();
  database.holdNext('get businessCards');
  openSite('/contact/edit/grace');
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(
    screen.getByText(
      'Failed to load contact details. The service took too long to respond. Please try again.',
    ),
  ).toBeVisible();
});

test("the form is never filled from the list's copy, which may be old", async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  database.put('businessCards/grace', graceHopper({ title: 'Rear Admiral' }));
  const held = database.holdNext('get businessCards');
  await user.click(screen.getByRole('link', { name: 'Edit Contact' }));
  expect(await screen.findByText('Loading contact details...')).toBeVisible();
  expect(screen.queryByDisplayValue('Programmer')).not.toBeInTheDocument();

  held.release();
  expect(await screen.findByDisplayValue('Rear Admiral')).toBeVisible();
});
