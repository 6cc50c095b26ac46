import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database, type Fields } from '../fakes/fakeDatabase';
import { ada, address, becomeSignedIn, goOffline, mary, openSite, pasteInto } from '../fakes/site';
import { box, fill, openProfile, pictures, save, STORED } from './profileSite';

afterEach(() => {
  vi.useRealTimers();
});

test('shows what is stored, with the email to be read only', async () => {
  await openProfile({ ...STORED, photoURL: 'https://files.example/ada.jpg' });
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(document.title).toBe('Profile · Cardfile');
  expect(screen.getByRole('heading', { level: 2, name: 'Personal Information' })).toBeVisible();
  expect(
    ['Name', 'Email', 'Phone', 'Company', 'Job Title'].map((label) => box(label).value),
  ).toEqual([
    'Ada Lovelace',
    'ada@cardfile.example',
    '+44 20 7946 0123',
    'Analytical Engines',
    'Programmer',
  ]);
  expect(box('Email').readOnly).toBe(true);
  expect(screen.getByText('Email cannot be changed')).toBeVisible();
  expect(pictures(screen.getByRole('main'))).toEqual(['https://files.example/ada.jpg']);
});

test.each(['Name', 'Phone', 'Company', 'Job Title'])(
  'keeps and counts a text that is too long: %s',
  async (label) => {
    const user = await openProfile(STORED);
    await user.clear(box(label));
    await pasteInto(user, box(label), 'x'.repeat(201));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(box(label)).toHaveValue('x'.repeat(201));
    expect(box(label)).toHaveFocus();
    expect(box(label)).toHaveAccessibleDescription(`${label} is too long: 201 of 200 characters.`);
    expect(database.writes).toEqual([]);
  },
);

test('is reached from the header', async () => {
  const user = openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Ada Lovelace/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(address()).toBe('/profile');
});

test('without a photo the avatar is the first letter of the name, else U', async () => {
  await openProfile({ ...STORED, name: 'grace' });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('G')).toBeVisible();
  fill('Name', '');
  expect(main.getByText('U')).toBeVisible();
});

test('says Loading... while it loads', async () => {
  database.put('users/ada', STORED);
  const held = database.holdNext('get users');
  openSite('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  held.release();
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('a failed load says why, and can be tried again', async () => {
  database.put('users/ada', STORED);
  database.failNext('get users', 'resource-exhausted');
  const user = openSite('/profile');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load profile data. The service is busy. Please try again in a moment.',
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // The button is gone; a keyboard goes on from the page's heading.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('says offline when offline, not that the profile is missing', async () => {
  goOffline();
  openSite('/profile');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load profile data. You appear to be offline. Check your connection and try again.',
  );
  expect(screen.queryByText(/not found/)).not.toBeInTheDocument();
});

test('without a profile, the sign-in gives name and photo, and saving creates one', async () => {
  const photoURL = 'https://files.example/apple.jpg';
  const user = openSite('/profile', { ...ada, photoURL });
  expect(await screen.findByText('User profile not found. Save once to create it.')).toBeVisible();
  expect(box('Name')).toHaveValue('Ada Lovelace');
  expect(pictures(screen.getByRole('main'))).toEqual([photoURL]);

  fill('Company', 'Analytical Engines');
  await user.click(save());
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(screen.queryByText(/User profile not found/)).not.toBeInTheDocument();
  expect(database.writes.map(({ kind, path }) => [kind, path])).toEqual([
    ['set', 'users/ada'],
    ['update', 'users/ada'],
  ]);
  expect(database.read('users/ada')).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@cardfile.example',
    company: 'Analytical Engines',
    plan: 'free',
    scansUsed: 0,
    maxScans: 100,
  });

  // No photo was chosen, so none is written; the page goes on showing that of the sign-in.
  expect(database.read('users/ada')).not.toHaveProperty('photoURL');
  expect(pictures(screen.getByRole('main'))).toEqual([photoURL]);

  // It is there now: a second save only updates it.
  fill('Company', 'Countess & Co');
  await user.click(save());
  await screen.findByText('Profile updated successfully!');
  expect(database.writes.map(({ kind }) => kind)).toEqual(['set', 'update', 'update']);
});

test.each<[string, Fields, { words: string[]; bar: boolean }]>([
  [
    'the profile shape',
    { planName: 'Basic', status: 'active', scansUsed: 40, maxScans: 160 },
    { words: ['Basic', 'Active', '40/160'], bar: true },
  ],
  ['a plan as the dashboard has it', { plan: 'lite' }, { words: ['Lite'], bar: false }],
  ['no plan', { scansUsed: 1, maxScans: 2 }, { words: ['N/A', '1/2'], bar: true }],
  ['no numbers', { planName: 'Basic', status: 'active' }, { words: ['Basic'], bar: false }],
  [
    'a maximum of 0',
    { planName: 'Basic', scansUsed: 0, maxScans: 0 },
    { words: ['Basic'], bar: false },
  ],
  [
    'text for numbers',
    { planName: 'Basic', scansUsed: '1', maxScans: '2' },
    { words: ['Basic'], bar: false },
  ],
])('the subscription with %s', async (_, subscription, { words, bar }) => {
  database.put('subscriptions/ada', subscription);
  await openProfile();
  const block = within(screen.getByRole('region', { name: 'Subscription' }));
  for (const word of words) expect(block.getByText(word)).toBeVisible();
  expect(block.queryAllByRole('progressbar')).toHaveLength(bar ? 1 : 0);
});

test('without a subscription the block shows the plan of the profile', async () => {
  await openProfile();
  const block = within(screen.getByRole('region', { name: 'Subscription' }));
  expect(block.getByText('Free')).toBeVisible();
  expect(block.getByText('3/100')).toBeVisible();
});

test('without a plan there is no block', async () => {
  await openProfile({ ...STORED, plan: '' });
  expect(screen.queryByRole('region', { name: 'Subscription' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a subscription that could not be read says so, and can be tried again beside the form', async () => {
  database.put('subscriptions/ada', { planName: 'Basic' });
  database.failNext('get subscriptions', 'resource-exhausted');
  const user = await openProfile();
  expect(screen.getByRole('alert').textContent).toBe(
    'We couldn’t load your subscription. The service is busy. Please try again in a moment. Try Again',
  );
  expect(screen.queryByRole('region', { name: 'Subscription' })).not.toBeInTheDocument();

  fill('Company', 'Half typed');
  const again = database.holdNext('get subscriptions');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus();
  expect(screen.getByText('Loading your subscription...')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  again.release();
  const block = within(await screen.findByRole('region', { name: 'Subscription' }));
  expect(block.getByText('Basic')).toBeVisible();
  expect(screen.queryByText('Loading your subscription...')).not.toBeInTheDocument();
  expect(box('Company')).toHaveValue('Half typed');
  expect(database.count('get users')).toBe(1);
});

test('the subscription that the contacts list has read is shown, and one line says that it may be old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-21T12:00:00Z') });
  database.put('users/ada', STORED);
  database.put('subscriptions/ada', { planName: 'Basic' });
  const user = openSite('/dashboard');
  await screen.findByRole('heading', { name: 'Your Subscription' });
  vi.setSystemTime(new Date('2025-11-21T12:05:01Z'));
  database.failNext('get subscriptions', 'resource-exhausted');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Ada Lovelace/ }));
  const block = within(await screen.findByRole('region', { name: 'Subscription' }));
  expect(block.getByText('Basic')).toBeVisible();
  expect(await screen.findByText(/^We couldn’t refresh this page/)).toBeVisible();

  database.put('subscriptions/ada', { planName: 'Business' });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await block.findByText('Business')).toBeVisible();
  expect(screen.queryByText(/couldn’t refresh/)).not.toBeInTheDocument();
});

test('each visit starts from what is stored now', async () => {
  const user = await openProfile();
  database.put('users/ada', { ...STORED, company: 'Changed on the phone' });
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(main.getByRole('link', { name: 'Contacts' }));
  await screen.findByRole('heading', { name: 'No business cards yet' });
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Ada Lovelace/ }));
  await screen.findByRole('button', { name: 'Save Changes' });
  expect(box('Company')).toHaveValue('Changed on the phone');
});

test('another user who signs in in another tab sees their own profile, and no draft', async () => {
  database.put('users/mary', { name: 'Mary Somerville', company: 'Royal Society' });
  await openProfile();
  fill('Company', 'Half typed');
  await becomeSignedIn(mary);
  expect(await screen.findByDisplayValue('Royal Society')).toBeVisible();
  expect(box('Name')).toHaveValue('Mary Somerville');
  expect(box('Email')).toHaveValue('mary@cardfile.example');
  expect(screen.queryByDisplayValue('Half typed')).not.toBeInTheDocument();
});
