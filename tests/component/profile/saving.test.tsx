import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database, SERVER_TIMESTAMP } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { ada, address, becomeSignedIn, goOffline, openSite } from '../fakes/site';
import { box, fill, openProfile, save, STORED } from './profileSite';

const SAVED = 'Profile updated successfully!';
const banner = () => within(screen.getByRole('banner'));

afterEach(() => {
  vi.useRealTimers();
});

test('writes the changed fields and the time of the server, and the header follows', async () => {
  const user = await openProfile();
  fill('Name', ' Ada King ');
  fill('Phone', '');
  fill('Company', 'Countess & Co');
  fill('Job Title', 'Analyst');
  await user.click(save());

  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(database.writes).toEqual([
    {
      kind: 'update',
      path: 'users/ada',
      fields: {
        name: 'Ada King',
        phone: '',
        company: 'Countess & Co',
        title: 'Analyst',
        updatedAt: SERVER_TIMESTAMP,
      },
    },
  ]);
  expect(banner().getByText('Ada King')).toBeVisible();
  expect(signInService.user?.displayName).toBe('Ada King');
  expect(signInService.refreshes).toBe(1);
});

test('a sign-in’s name that no profile may hold begins the form with what fits', async () => {
  openSite('/profile', { ...ada, displayName: 'x'.repeat(250) });
  expect(await screen.findByLabelText('Name')).toHaveValue('x'.repeat(200));
});

test('an untouched field is not written, whatever it holds now', async () => {
  const odd = { name: ' Ada\u202e Lovelace ', company: 'Analytical\r\nEngines', title: 7 };
  const photoURL = 'https://files.example/ada.jpg';
  const user = await openProfile({ ...STORED, ...odd, photoURL });
  const onPhone = { company: 'Countess\t& Co', photoURL: 'https://files.example/new.jpg' };
  database.put('users/ada', { ...STORED, ...odd, ...onPhone });
  fill('Phone', '+44 20 7946 0999');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  const phone = '+44 20 7946 0999';
  expect(database.writes).toEqual([
    { kind: 'update', path: 'users/ada', fields: { phone, updatedAt: SERVER_TIMESTAMP } },
  ]);
  expect(database.read('users/ada')).toMatchObject({ ...odd, ...onPhone, phone });

  // The second save begins with what the first one has stored.
  fill('Job Title', ' Analyst ');
  await user.click(save());
  await screen.findByText(SAVED);
  fill('Job Title', 'Analyst');
  await user.click(save());
  await screen.findByText(SAVED);
  expect(database.writes.slice(1)).toEqual([
    {
      kind: 'update',
      path: 'users/ada',
      fields: { title: 'Analyst', updatedAt: SERVER_TIMESTAMP },
    },
  ]);
});

test('with nothing changed it says the same, and nothing is written', async () => {
  const user = await openProfile();
  fill('Company', ' Analytical Engines ');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(database.count('update users')).toBe(0);
  expect(signInService.refreshes).toBe(1);
});

test('a name and photo that changed in another tab stay in the header', async () => {
  const user = await openProfile({ ...STORED, photoURL: 'https://files.example/ada.jpg' });
  const photoURL = 'https://files.example/king.jpg';
  await becomeSignedIn({ ...ada, displayName: 'Ada King', photoURL });
  fill('Company', 'Countess & Co');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(signInService.user).toMatchObject({ displayName: 'Ada King', photoURL });
  expect(banner().getByText('Ada King')).toBeVisible();
});

test('a sign-in without name and photo gets those of the profile', async () => {
  const photoURL = 'https://files.example/ada.jpg';
  const user = await openProfile({ ...STORED, photoURL });
  await becomeSignedIn({ ...ada, displayName: null });
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(signInService.user).toMatchObject({ displayName: 'Ada Lovelace', photoURL });
});

test('says Updating... while it saves, and a second save is ignored', async () => {
  const user = await openProfile();
  fill('Company', 'First');
  const held = database.holdNext('update users');
  await user.click(save());
  const busy = screen.getByRole('button', { name: 'Updating...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(
    screen.queryByRole('progressbar', { name: 'Uploading the photo' }),
  ).not.toBeInTheDocument();
  await user.click(busy);
  await user.type(box('Company'), '{Enter}');
  fireEvent.submit(busy);
  held.release();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(database.count('update users')).toBe(1);
});

test.each([
  // A refusal is tried once more with a fresh token.
  ['permission-denied', 2, 'Firestore profile update failed.'],
  ['internal', 1, 'Failed to update profile: An unexpected error occurred.'],
  [
    'resource-exhausted',
    1,
    'Failed to update profile: The service is busy. Please try again in a moment.',
  ],
])(
  'a failed write (%s) is reported, keeps the form, and can be tried again',
  async (code, attempts, words) => {
    const user = await openProfile();
    fill('Company', 'Countess & Co');
    for (let n = 0; n < attempts; n += 1) database.failNext('update users', code);
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(box('Company')).toHaveValue('Countess & Co');
    expect(signInService.user?.displayName).toBe('Ada Lovelace');

    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('says offline when offline', async () => {
  const user = await openProfile();
  fill('Company', 'Countess & Co');
  goOffline();
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to update profile: You appear to be offline. Check your connection and try again.',
  );
  expect(box('Company')).toHaveValue('Countess & Co');
});

test('says both if the profile was saved but the sign-in name was not', async () => {
  const user = await openProfile();
  fill('Name', 'Ada King');
  signInService.failNext('updateProfile', 'internal-error');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your profile data was saved, but your authentication details could not be updated. You may need to log out and back in.',
  );
  expect(screen.getByText('Profile saved!')).toBeVisible();
  expect(database.read('users/ada')).toMatchObject({ name: 'Ada King' });
  expect(banner().getByText('Ada Lovelace')).toBeVisible();

  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(banner().getByText('Ada King')).toBeVisible();
});

test('a session that ended before saving opens the login', async () => {
  const user = await openProfile();
  fill('Company', 'Countess & Co');
  database.failNext('update users', 'unauthenticated');
  signInService.refuseTokens('user-token-expired');
  await user.click(save());
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(address()).toBe('/login');
  expect(window.history.state).toMatchObject({ usr: { from: '/profile' } });
});
