import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { goOffline, goOnline, openSite } from '../fakes/site';

afterEach(() => {
  vi.useRealTimers();
});

test('while the contacts are loading, it says so', async () => {
  putFourContacts();
  database.put('subscriptions/ada', { plan: 'Basic' });
  const held = database.holdNext('list businessCards');
  openSite('/dashboard');

  expect(await screen.findByText('Loading Contacts List...')).toBeVisible();
  expect(screen.getByText('Please wait while we retrieve your data.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText('No business cards yet')).not.toBeInTheDocument();
  // In the place that it will have.
  expect(screen.getByText('Your Subscription')).toBeVisible();

  held.release();
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(screen.getByText('Your Subscription')).toBeVisible();
  expect(screen.queryByText('Loading Contacts List...')).not.toBeInTheDocument();
});

test('the contacts do not wait for the plan, whose place is kept', async () => {
  putFourContacts();
  database.put('subscriptions/ada', { plan: 'Basic' });
  const held = database.holdNext('get subscriptions');
  openSite('/dashboard');
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  const plan = screen.getByRole('region', { name: 'Your Subscription' });
  expect(within(plan).getByRole('definition')).toHaveTextContent('Loading...');

  held.release();
  expect(await within(plan).findByText('Basic')).toBeVisible();
});

test('the place of a plan that turns out to be none stays empty', async () => {
  putFourContacts();
  const held = database.holdNext('get subscriptions');
  const user = openSite('/dashboard');
  const title = await screen.findByText('Your Subscription');
  expect(title).toBeVisible();
  held.release();
  await waitFor(() => {
    expect(title).not.toBeVisible();
  });
  await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('table')).toBeVisible();
  // The rows are where they were.
  expect(title).not.toBeVisible();
});

test("only the user's own contacts are requested, the newest first", async () => {
  putFourContacts();
  database.put('businessCards/foreign', {
    ...database.read('businessCards/grace'),
    userId: 'mary',
    name: 'Jane Marcet',
  });
  openSite('/dashboard');
  const table = await screen.findByRole('table');
  const names = within(table).getAllByRole('link');
  expect(names.map((name) => name.textContent)).toEqual([
    'Alan Turing',
    'Grace Hopper',
    'Unnamed Contact',
    'Zoë Müller',
  ]);
});

test('without contacts it says where they will come from', async () => {
  database.put('subscriptions/ada', { plan: 'free' });
  openSite('/dashboard');
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect(
    screen.getByText('Your scanned business cards from the iOS app will appear here.'),
  ).toBeVisible();
  const download = screen.getByRole('link', { name: 'Download the iOS App' });
  expect(download).toHaveAttribute('href', 'https://apps.apple.com/app/cardfile');

  expect(screen.getByText('Your Subscription')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
});

test.each([
  ['resource-exhausted', 'The service is busy. Please try again in a moment.'],
  ['deadline-exceeded', 'The service took too long to respond. Please try again.'],
  ['internal', 'We couldn’t reach the service. Please try again.'],
])('a failure (%s) is explained, and can be tried again', async (code, reason) => {
  putFourContacts();
  database.failNext('list businessCards', code);
  const user = openSite('/dashboard');
  const card = await screen.findByRole('alert');
  expect(
    within(card).getByRole('heading', { name: 'We couldn’t load your contacts' }),
  ).toBeVisible();
  expect(within(card).getByText(`Failed to load dashboard data. ${reason}`)).toBeVisible();
  expect(screen.queryByText('No business cards yet')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();

  const again = database.holdNext('list businessCards');
  await user.click(within(card).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Loading Contacts List...')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  again.release();
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
});

test('a refusal is tried again with a fresh token, then reported', async () => {
  database.failNext('list businessCards', 'permission-denied');
  database.failNext('list businessCards', 'permission-denied');
  openSite('/dashboard');
  expect(
    await screen.findByText('Failed to load dashboard data. You don’t have permission to do this.'),
  ).toBeVisible();
  expect(database.count('list businessCards')).toBe(2);
});

test('offline the page says so once, and both parts load when the network is back', async () => {
  putFourContacts();
  database.put('subscriptions/ada', { plan: 'Basic' });
  goOffline();
  const user = openSite('/dashboard');
  const offline = 'You appear to be offline. Check your connection and try again.';
  const sentence = await screen.findByText(`Failed to load dashboard data. ${offline}`);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText(/your subscription/)).not.toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getByText('Offline')).toBeVisible();
  expect(screen.queryByText('No business cards yet')).not.toBeInTheDocument();

  goOnline();
  const card = screen.getByRole('alert');
  expect(card).toContainElement(sentence);
  await user.click(within(card).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(screen.getByText('Your Subscription')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('loading fails after 15 seconds', async () => {
  vi.useFakeTimers();
  putFourContacts();
  database.holdNext('list businessCards');
  openSite('/dashboard');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(database.count('list businessCards')).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect(screen.getByText('Loading Contacts List...')).toBeVisible();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(
    screen.getByText(
      'Failed to load dashboard data. The service took too long to respond. Please try again.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Loading Contacts List...')).not.toBeInTheDocument();
});
