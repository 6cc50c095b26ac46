import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { database, SERVER_TIMESTAMP } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { plainEmail } from '../../../src/platform/isEmail';
import { ada, address, openSite, pasteInto } from '../fakes/site';
import { createProfile } from '../../../src/account/profile/createProfile';

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => within(screen.getByRole('main')).getByRole('button', { name: 'Sign Up' });
const UID = 'uid of grace@cardfile.example';

function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(box(label), { target: { value } });
  }
}

const COMPLETE = {
  'Name (optional)': ' Grace Hopper ',
  Email: '\u200B grace@cardfile.example\u00A0',
  Password: 'compiler',
  'Confirm Password': 'compiler',
};

async function openPage() {
  const user = openSite('/register', null);
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  return user;
}

test('asks for an optional name, an email and a password twice, and links to the login and back', async () => {
  const user = await openPage();
  expect(document.title).toBe('Sign Up · Cardfile');
  expect(box('Name (optional)').required).toBe(false);
  for (const label of ['Email', 'Password', 'Confirm Password']) {
    expect(box(label).required).toBe(true);
  }
  expect(box('Password').autocomplete).toBe('new-password');
  expect(screen.queryByRole('button', { name: 'Sign in with Apple' })).not.toBeInTheDocument();

  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  expect(address()).toBe('/register');
});

test('keeps and counts a name that is too long', async () => {
  const user = await openPage();
  fill(COMPLETE);
  await user.clear(box('Name (optional)'));
  await pasteInto(user, box('Name (optional)'), 'x'.repeat(201));
  await user.click(button());
  expect(box('Name (optional)')).toHaveValue('x'.repeat(201));
  expect(box('Name (optional)')).toHaveAccessibleDescription(
    'Name is too long: 201 of 200 characters.',
  );
  expect(database.writes).toEqual([]);
});

test('makes the account and its profile, and goes on to the empty list', async () => {
  const user = await openPage();
  fill(COMPLETE);
  await user.click(button());

  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect(address()).toBe('/dashboard');
  expect(within(screen.getByRole('banner')).getByText('Grace Hopper')).toBeVisible();
  expect(database.writes).toEqual([
    {
      kind: 'set',
      path: `users/${UID}`,
      fields: {
        name: 'Grace Hopper',
        email: 'grace@cardfile.example',
        plan: 'free',
        scansUsed: 0,
        maxScans: 100,
        createdAt: SERVER_TIMESTAMP,
      },
    },
  ]);
});

test('needs no name', async () => {
  const user = await openPage();
  fill({ ...COMPLETE, 'Name (optional)': '' });
  await user.click(button());
  await screen.findByRole('heading', { name: 'No business cards yet' });
  expect(database.read(`users/${UID}`)).toMatchObject({ name: '' });
  expect(within(screen.getByRole('banner')).getByText('User')).toBeVisible();
});

test('a longer name of the sign-in, as Apple may give it, is cut between characters', async () => {
  // 199 letters and one that takes two places.
  const name = `${'a'.repeat(199)}😀 and more`;
  await createProfile({ uid: UID, email: 'grace@cardfile.example', name });
  expect(database.read(`users/${UID}`)).toMatchObject({ name: 'a'.repeat(199) });
});

test('an existing profile stays as it is', async () => {
  database.put(`users/${UID}`, { name: 'From the app', plan: 'business' });
  const user = await openPage();
  fill(COMPLETE);
  await user.click(button());
  await screen.findByRole('heading', { name: 'No business cards yet' });
  expect(database.writes).toEqual([]);
});

test('an account is created even if its profile cannot be', async () => {
  database.failNext('set users', 'resource-exhausted');
  const user = await openPage();
  fill(COMPLETE);
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
});

test.each([
  ['nothing at all', {}, 'Email'],
  ['an email of blanks', { ...COMPLETE, Email: ' ' }, 'Email'],
  ['no password', { ...COMPLETE, Password: '', 'Confirm Password': '' }, 'Password'],
  ['five characters', { ...COMPLETE, Password: 'fives', 'Confirm Password': 'fives' }, 'Password'],
  ['another confirmation', { ...COMPLETE, 'Confirm Password': 'Compiler' }, 'Confirm Password'],
])('%s stops it without a message and focuses the field', async (_, values, stoppedAt) => {
  const user = await openPage();
  fill(values);
  await user.click(button());
  expect(box(stoppedAt)).toHaveFocus();
  expect(box(stoppedAt)).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(signInService.user).toBeNull();

  fireEvent.change(box(stoppedAt), { target: { value: 'something' } });
  expect(box(stoppedAt)).not.toHaveAttribute('aria-invalid');
});

test('what a browser has filled in without an event counts', async () => {
  const user = await openPage();
  for (const [label, text] of Object.entries(COMPLETE)) box(label).value = text;
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect(signInService.user?.email).toBe('grace@cardfile.example');
});

test('an address that the login would not find is refused', async () => {
  const user = await openPage();
  fill({ ...COMPLETE, Email: 'grace hopper@cardfile.example' });
  await user.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email address format.');
  expect(box('Email')).toHaveFocus();
  expect(signInService.user).toBeNull();
});

test('the hints say the rule of the password, and whether the two match', async () => {
  await openPage();
  expect(box('Password')).toHaveAccessibleDescription('At least 6 characters');
  expect(box('Confirm Password')).toHaveAccessibleDescription('Type your password again');
  fill({ Password: 'compiler', 'Confirm Password': 'comp' });
  expect(box('Confirm Password')).toHaveAccessibleDescription('Passwords don’t match yet');
  fill({ 'Confirm Password': 'compiler' });
  expect(box('Confirm Password')).toHaveAccessibleDescription('Passwords match');
});

test('says that it is busy, and a second submit sends nothing', async () => {
  const user = await openPage();
  fill(COMPLETE);
  const held = signInService.holdNext('signUp');
  signInService.failNext('signUp', 'internal-error');
  await user.click(button());
  const busy = await screen.findByRole('button', { name: 'Signing up...' });
  await user.click(busy);
  await user.type(box('Password'), '{Enter}');
  fireEvent.submit(busy);
  held.release();
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
});

test.each([
  [
    'email-already-in-use',
    'This email is already registered. Please log in or use a different email.',
  ],
  ['invalid-email', 'Invalid email address format.'],
  ['weak-password', 'The password is too weak. Please use at least 6 characters.'],
  ['operation-not-allowed', 'This login method isn’t enabled. Please contact support.'],
  ['internal-error', 'An error occurred during authentication. Please try again.'],
])(
  'says what went wrong (%s), keeps what was typed, and can be tried again',
  async (code, words) => {
    const user = await openPage();
    fill(COMPLETE);
    signInService.failNext('signUp', code);
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(plainEmail(box('Email').value)).toBe('grace@cardfile.example');
    expect(box('Password')).toHaveValue('compiler');
    expect(database.writes).toEqual([]);

    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  },
);

test('a signed-in user is sent on to the dashboard', async () => {
  openSite('/register', ada);
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test('the page that was asked for is remembered from the login to here', async () => {
  const user = openSite('/profile', null);
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  fill(COMPLETE);
  await user.click(button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(address()).toBe('/profile');
});
