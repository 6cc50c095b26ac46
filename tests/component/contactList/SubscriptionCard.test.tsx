import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putFourContacts, shownDay } from '../fakes/contactDocuments';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';
import { openSite } from '../fakes/site';

const complete = {
  plan: 'basic',
  scansUsed: 12,
  maxScans: 1000,
  cardsUsed: 48,
  cardsLimit: 144,
  renewalDate: timestamp('2026-01-15T12:00:00Z'),
};

/** The facts that the card shows, as [label, value]. */
async function shownFacts(subscription: Fields): Promise<[string, string][]> {
  putFourContacts();
  database.put('subscriptions/ada', subscription);
  openSite('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your Subscription' }));
  const values = card.getAllByRole('definition');
  return card
    .getAllByRole('term')
    .map((term, place) => [term.textContent, values[place]?.textContent ?? '']);
}

test('shows all parts', async () => {
  expect(await shownFacts(complete)).toEqual([
    ['Current Plan', 'Basic'],
    ['Scans Used', '12/1,000'],
    ['Renewal Date', shownDay('2026-01-15')],
    ['Cards Used', '48/14433%'],
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Your Subscription' })).toBeVisible();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Cards Used' });
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([
    33,
    100,
    '48/144, 33%',
  ]);

  const manage = screen.getByRole('link', { name: 'Manage Subscription' });
  expect(manage).toHaveAttribute('href', 'https://apps.apple.com/account/subscriptions');
  expect(manage).toHaveAttribute('target', '_blank');
  expect(manage).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the free plan has no renewal date', async () => {
  expect(await shownFacts({ ...complete, plan: 'free' })).toEqual([
    ['Current Plan', 'Free'],
    ['Scans Used', '12/1,000'],
    ['Cards Used', '48/14433%'],
  ]);
});

test('the shape that the profile page uses is read as well', async () => {
  expect(
    await shownFacts({ planName: 'Lite', status: 'active', scansUsed: 5, maxScans: 1000 }),
  ).toEqual([
    ['Current Plan', 'Lite'],
    ['Scans Used', '5/1,000'],
  ]);
});

test('values that are not numbers are left out, and so is the bar', async () => {
  const odd = { plan: 'Basic', scansUsed: '12', maxScans: 1000, cardsUsed: 3, cardsLimit: 0 };
  expect(await shownFacts(odd)).toEqual([['Current Plan', 'Basic']]);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByText(/NaN|undefined|null/)).not.toBeInTheDocument();
});

test('a subscription with nothing in it has the plan N/A', async () => {
  expect(await shownFacts({})).toEqual([['Current Plan', 'N/A']]);
});

test('more cards than the limit fill the bar, and no more', async () => {
  await shownFacts({ ...complete, cardsUsed: 300 });
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(100);
  expect(screen.getByText('300/144')).toBeVisible();
  expect(screen.getByText('100%')).toBeVisible();
});

test('without a subscription there is no card and no error', async () => {
  putFourContacts();
  openSite('/dashboard');
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Your Subscription' })).not.toBeInTheDocument();
  });
  expect(screen.queryByRole('link', { name: 'Manage Subscription' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a subscription the plan of the profile is shown', async () => {
  putFourContacts();
  database.put('users/ada', { name: 'Ada', plan: 'free', scansUsed: 3, maxScans: 100 });
  openSite('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your Subscription' }));
  expect(card.getByText('Free')).toBeVisible();
  expect(card.getByText('3/100')).toBeVisible();
  expect(card.queryByText('Cards Used')).not.toBeInTheDocument();
});

test('a profile that cannot be read in its place is an error', async () => {
  putFourContacts();
  database.failNext('get users', 'resource-exhausted');
  openSite('/dashboard');
  expect(await screen.findByText(/^We couldn’t load your subscription/)).toBeVisible();
  expect(screen.getByText('Showing 4 of 4 business cards')).toBeVisible();
});

test('a subscription that cannot be read shows an error, and the contacts still show', async () => {
  putFourContacts();
  database.failNext('get subscriptions', 'resource-exhausted');
  const user = openSite('/dashboard');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We couldn’t load your subscription. The service is busy. Please try again in a moment. Try Again',
  );
  expect(screen.getByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(screen.queryByText('Your Subscription')).not.toBeInTheDocument();

  database.put('subscriptions/ada', complete);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Your Subscription')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(database.count('list businessCards')).toBe(3);
});
