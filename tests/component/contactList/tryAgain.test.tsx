import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { openSite, pasteInto } from '../fakes/site';

const SO_FAR = 'Showing 50 of 50 business cards. Loading the rest...';
const BUSY = 'The service is busy. Please try again in a moment.';

/** The button in the message that begins with these words. */
async function tryAgain(message: string): Promise<HTMLElement> {
  const found = await screen.findByText(new RegExp(`^${message}`));
  const boxes = [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')];
  const box = boxes.find((each) => each.contains(found));
  return within(box ?? found).getByRole('button', { name: 'Try Again' });
}

/** Opens a list of 120 of which only the newest 50 could be loaded. */
async function openIncomplete() {
  putManyContacts(120);
  database.letNewest();
  database.failNext('list businessCards', 'resource-exhausted');
  const user = openSite('/dashboard');
  const button = await tryAgain('We could only load some of your contacts.');
  return { user, button };
}

test('the newest contacts stay usable while the rest is requested again', async () => {
  const { user, button } = await openIncomplete();
  await pasteInto(user, screen.getByRole('searchbox'), 'contact 04');
  const first = database.holdNext('list businessCards');
  await user.click(button);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Showing 11 of 50 business cards. Loading the rest...')).toBeVisible();
  expect(shownNames()[0]).toBe('Contact 004');
  expect(screen.queryByText('Loading Contacts List...')).not.toBeInTheDocument();

  first.release();
  expect(await screen.findByText('Showing 12 of 120 business cards')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('contact 04');
});

test('the newest contacts stay even if they cannot be requested again', async () => {
  const { user, button } = await openIncomplete();
  const first = database.holdNext('list businessCards');
  await user.click(button);
  first.fail('deadline-exceeded');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could only load some of your contacts. The service took too long to respond. Please try again. Try Again',
  );
  expect(screen.getByText('Showing 50 of 50 business cards')).toBeVisible();
  expect(shownNames()[0]).toBe('Contact 001');
  expect(screen.queryByText(/Failed to load dashboard data/)).not.toBeInTheDocument();
});

test('coming back to an incomplete list requests the rest again', async () => {
  const { user } = await openIncomplete();
  // The page of the contact may ask for the rest already, once it is idle.
  const first = database.holdNext('list businessCards');
  await user.click(screen.getByRole('link', { name: 'Contact 003' }));
  await screen.findByRole('heading', { level: 1, name: 'Contact 003' });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText(SO_FAR)).toBeVisible();
  first.release();
  expect(await screen.findByText('Showing 120 of 120 business cards')).toBeVisible();
});

test('retrying the subscription does not load the contacts again', async () => {
  putManyContacts(120);
  database.put('subscriptions/ada', { plan: 'Basic' });
  database.failNext('get subscriptions', 'resource-exhausted');
  database.letNewest();
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  const button = await tryAgain('We couldn’t load your subscription.');
  const again = database.holdNext('get subscriptions');
  const searchBox = screen.getByRole('searchbox');
  await user.click(button);
  expect(screen.getByText('Loading your subscription...')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(SO_FAR)).toBeVisible();
  expect(screen.getByRole('searchbox')).toBe(searchBox);

  again.release();
  expect(await screen.findByRole('heading', { name: 'Your Subscription' })).toBeVisible();
  expect(screen.queryByText('Loading your subscription...')).not.toBeInTheDocument();
  rest.release();
  expect(await screen.findByText('Showing 120 of 120 business cards')).toBeVisible();
  expect(database.count('list businessCards')).toBe(3);
});

test('retrying the contacts does not load the subscription again', async () => {
  putFourContacts();
  database.put('subscriptions/ada', { plan: 'Basic' });
  database.failNext('list businessCards', 'resource-exhausted');
  const user = openSite('/dashboard');
  await user.click(await tryAgain('Failed to load dashboard data.'));
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(database.count('get subscriptions')).toBe(1);
});

test('a second failure of the subscription is reported again', async () => {
  putFourContacts();
  database.failNext('get subscriptions', 'resource-exhausted');
  database.failNext('get subscriptions', 'resource-exhausted');
  const user = openSite('/dashboard');
  await user.click(await tryAgain('We couldn’t load your subscription.'));
  await waitFor(() => {
    expect(database.count('get subscriptions')).toBe(2);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(BUSY);
  expect(screen.getByText('Showing 4 of 4 business cards')).toBeVisible();
});
