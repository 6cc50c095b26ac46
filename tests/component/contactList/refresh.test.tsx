import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { openSite } from '../fakes/site';

const STALE =
  'We couldn’t refresh this page. The service is busy. Please try again in a moment. Try Again';
const NAMES = ['Alan Turing', 'Grace Hopper', 'Unnamed Contact', 'Zoë Müller'];

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the list, then a contact; the list is old enough to be loaded again by the way back. */
async function leaveListToGrowOld() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-21T12:00:00Z') });
  putFourContacts();
  database.put('subscriptions/ada', { plan: 'Basic' });
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  vi.setSystemTime(new Date('2025-11-21T12:05:01Z'));
  return {
    user,
    goBack: () => user.click(screen.getByRole('link', { name: 'Back' })),
  };
}

test('contacts that couldn’t be refreshed stay, and one line says so', async () => {
  const { user, goBack } = await leaveListToGrowOld();
  database.failNext('list businessCards', 'resource-exhausted');
  await goBack();
  await screen.findByText(/^We couldn’t refresh this page/);
  expect(screen.getAllByRole('status').map((box) => box.textContent)).toContain(STALE);
  expect(shownNames()).toEqual(NAMES);
  expect(screen.getByRole('heading', { name: 'Your Subscription' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  database.remove('businessCards/grace');
  const asked = database.count('get subscriptions');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
  expect(screen.queryByText(/couldn’t refresh/)).not.toBeInTheDocument();
  expect(database.count('get subscriptions')).toBe(asked);
});

test('a second failure is reported again, and the contacts stay', async () => {
  const { user, goBack } = await leaveListToGrowOld();
  database.failNext('list businessCards', 'resource-exhausted');
  await goBack();
  await screen.findByText(/^We couldn’t refresh this page/);
  const again = database.holdNext('list businessCards');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByText(/couldn’t refresh/)).not.toBeInTheDocument();
  expect(shownNames()).toEqual(NAMES);
  again.fail('deadline-exceeded');
  expect(
    await screen.findByText(/^We couldn’t refresh this page. The service took too long/),
  ).toBeVisible();
  expect(shownNames()).toEqual(NAMES);
});

test('a subscription that couldn’t be refreshed stays, with the same line', async () => {
  const { user, goBack } = await leaveListToGrowOld();
  database.failNext('get subscriptions', 'resource-exhausted');
  await goBack();
  await screen.findByText(/^We couldn’t refresh this page/);
  expect(screen.getAllByRole('status').map((box) => box.textContent)).toContain(STALE);
  expect(screen.getByRole('heading', { name: 'Your Subscription' })).toBeVisible();
  expect(screen.getByText('Basic')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  database.put('subscriptions/ada', { plan: 'Business' });
  const asked = database.count('list businessCards');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Business')).toBeVisible();
  expect(screen.queryByText(/couldn’t refresh/)).not.toBeInTheDocument();
  expect(database.count('list businessCards')).toBe(asked);
});

test('two failures show one line, which retries both', async () => {
  const { user, goBack } = await leaveListToGrowOld();
  database.failNext('get subscriptions', 'resource-exhausted');
  database.failNext('list businessCards', 'resource-exhausted');
  await goBack();
  await waitFor(() => {
    expect(database.count('list businessCards')).toBeGreaterThan(2);
  });
  expect(await screen.findAllByText(/couldn’t refresh/)).toHaveLength(1);
  database.put('subscriptions/ada', { plan: 'Business' });
  database.remove('businessCards/grace');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Business')).toBeVisible();
  expect(await screen.findByText('Showing 3 of 3 business cards')).toBeVisible();
  expect(screen.queryByText(/couldn’t refresh/)).not.toBeInTheDocument();
});

test('shows no message while nothing is wrong', async () => {
  const { goBack } = await leaveListToGrowOld();
  database.put('businessCards/new', { ...graceHopper(), name: 'Mary Somerville' });
  await goBack();
  expect(await screen.findByText('Showing 5 of 5 business cards')).toBeVisible();
  expect(screen.queryByText(/couldn’t refresh/)).not.toBeInTheDocument();
});
