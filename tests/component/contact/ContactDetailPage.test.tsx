import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { settled } from '../fakes/settled';
import { address, goOffline, openSite } from '../fakes/site';

afterEach(() => {
  vi.useRealTimers();
});

/** The error card that stands in the contact's place. */
async function errorCard() {
  // The page's own heading, and the only one.
  const title = { level: 1, name: /^(We couldn’t|Contact not) / };
  const card = await waitFor(() => {
    const alert = screen.getByRole('alert');
    // It may just be drawn anew, where the list fails too.
    expect(within(alert).getByRole('heading', title)).toBeVisible();
    return alert;
  });
  expect(within(screen.getByRole('main')).getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByText('Loading contact details...')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit Contact' })).not.toBeInTheDocument();
  return card;
}

test('says that it is loading, then shows the contact', async () => {
  database.put('businessCards/grace', graceHopper());
  const held = database.holdNext('get businessCards');
  openSite('/contact/grace');
  expect(await screen.findByText('Loading contact details...')).toBeVisible();
  expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();

  held.release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(screen.queryByText('Loading contact details...')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/dashboard');
  const edit = screen.getByRole('link', { name: 'Edit Contact' });
  expect(edit).toHaveAttribute('href', '/contact/edit/grace');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('a contact that does not exist', async () => {
  const user = openSite('/contact/nobody');
  const card = within(await errorCard());
  expect(card.getByText('Contact not found')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();

  await user.click(card.getByRole('link', { name: 'Back to Contacts List' }));
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test.each(['a%2Fb', 'a%2Fb%2Fc', '__contact__'])(
  'an id that no contact can have is not requested: %s',
  async (id) => {
    openSite(`/contact/${id}`);
    const card = within(await errorCard());
    expect(card.getByText('Contact not found')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(database.count('get businessCards')).toBe(0);
  },
);

test("another user's contact, by its owner field", async () => {
  database.put('businessCards/grace', graceHopper({ userId: 'mary' }));
  openSite('/contact/grace');
  const card = within(await errorCard());
  expect(card.getByText('You do not have permission to view this contact')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Back to Contacts List' })).toBeVisible();
  expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();
});

test("another user's contact, refused by the rules", async () => {
  database.put('businessCards/grace', graceHopper({ userId: 'mary' }));
  database.failNext('get businessCards', 'permission-denied');
  database.failNext('get businessCards', 'permission-denied');
  openSite('/contact/grace');
  const card = within(await errorCard());
  expect(card.getByText('You do not have permission to view this contact')).toBeVisible();
});

test('a failure can be tried again', async () => {
  database.put('businessCards/grace', graceHopper());
  database.failNext('get businessCards', 'resource-exhausted');
  // The list is asked once the page is idle, and would bring the contact.
  database.holdNext('list businessCards');
  const user = openSite('/contact/grace');
  const card = within(await errorCard());
  expect(
    card.getByText(
      'Failed to load contact details. The service is busy. Please try again in a moment.',
    ),
  ).toBeVisible();
  expect(card.getByRole('link', { name: 'Back to Contacts List' })).toBeVisible();

  const again = database.holdNext('get businessCards');
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Loading contact details...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  again.release();
  const name = await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  expect(name).toHaveFocus();
});

test('says offline when offline, not that the contact is missing', async () => {
  goOffline();
  openSite('/contact/grace');
  const card = within(await errorCard());
  expect(
    card.getByText(
      'Failed to load contact details. You appear to be offline. Check your connection and try again.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Contact not found')).not.toBeInTheDocument();
});

test('loading fails after 15 seconds', async () => {
  vi.useFakeTimers();
  database.holdNext('get businessCards');
  openSite('/contact/grace');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(database.count('get businessCards')).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect(screen.getByText('Loading contact details...')).toBeVisible();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(
    screen.getByText(
      'Failed to load contact details. The service took too long to respond. Please try again.',
    ),
  ).toBeVisible();
});

test("the list's copy shows at once, and changes since then replace it", async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  database.put('businessCards/grace', graceHopper({ title: 'Rear Admiral' }));
  const held = database.holdNext('get businessCards');
  await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  expect(screen.queryByText('Rear Admiral')).not.toBeInTheDocument();

  held.release();
  expect((await screen.findAllByText('Rear Admiral')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('cell', { name: 'Rear Admiral' })).toBeVisible();
});

test("the list's copy stays if reading fails, and one line says so", async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  database.failNext('get businessCards', 'resource-exhausted');
  database.failNext('get businessCards', 'deadline-exceeded');
  await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
  await screen.findByText(/^We couldn’t refresh this page/);
  expect(screen.getAllByRole('status').map((box) => box.textContent)).toContain(
    'We couldn’t refresh this page. The service is busy. Please try again in a moment. Try Again',
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Grace Hopper' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(heading).toHaveFocus();
  expect(
    await screen.findByText(/^We couldn’t refresh this page. The service took too long/),
  ).toBeVisible();

  database.put('businessCards/grace', graceHopper({ title: 'Rear Admiral' }));
  const held = database.holdNext('get businessCards');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByText(/couldn’t refresh/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBe(heading);
  held.release();
  expect((await screen.findAllByText('Rear Admiral')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/couldn’t refresh/)).not.toBeInTheDocument();
});

test('a contact that was deleted on the phone is not found, and leaves the list', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  database.remove('businessCards/grace');
  await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
  const card = within(await errorCard());
  expect(card.getByText('Contact not found')).toBeVisible();

  await user.click(card.getByRole('link', { name: 'Back to Contacts List' }));
  expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
  expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();
});

describe('an older contact that is opened by its address', () => {
  const title = { level: 1, name: 'Contact 100' };

  test('is read once, and stays where the list can’t be loaded', async () => {
    putManyContacts(120);
    database.letNewest();
    database.failNext('list businessCards', 'resource-exhausted');
    database.letNext('get businessCards');
    database.failNext('get businessCards', 'internal');
    openSite('/contact/c100');
    await screen.findByRole('heading', title);
    await waitFor(() => {
      expect(database.count('list businessCards')).toBe(3);
    });
    await act(settled);
    expect(screen.getByRole('heading', title)).toBeVisible();
    expect(database.count('get businessCards')).toBe(1);
  });

  test('comes with the list where it can’t be read by itself', async () => {
    putManyContacts(120);
    database.failNext('get businessCards', 'internal');
    openSite('/contact/c100');
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });
});
