import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInService } from '../fakes/fakeSignIn';
import { ada, address, openSite, pasteInto } from '../fakes/site';

const SENT = 'Password reset instructions have been sent to your email.';
const SPAM = 'Don’t see it after a few minutes? Check your spam folder.';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const button = () => screen.getByRole('button', { name: 'Reset Password' });

async function openPage(typed = '') {
  const user = openSite('/forgot-password', null);
  await screen.findByRole('heading', { level: 1, name: 'Reset Your Password' });
  fireEvent.change(email(), { target: { value: typed } });
  return user;
}

test('is linked from the login, and links back to it', async () => {
  const user = openSite('/login', null);
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Reset Your Password' }),
  ).toBeVisible();
  expect(address()).toBe('/forgot-password');
  expect(document.title).toBe('Reset Your Password · Cardfile');
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('takes over the email of the login, and the way back keeps the page that was asked for', async () => {
  signInService.register('ada@cardfile.example', 'correct horse', ada);
  const user = openSite('/profile', null);
  await pasteInto(user, await screen.findByLabelText('Email'), 'ada@cardfile');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Reset Your Password' });
  expect(email()).toHaveValue('ada@cardfile');
  await pasteInto(user, email(), '.example');

  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(email()).toHaveValue('ada@cardfile.example');
  // Nobody can empty the entries of the history after a log-out.
  expect(JSON.stringify(window.history.state)).not.toContain('ada@');
  await pasteInto(user, screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' });
  expect(sessionStorage).toHaveLength(0);
  act(() => {
    window.history.go(-2);
  });
  await screen.findByRole('heading', { level: 1, name: 'Reset Your Password' });
  expect(email()).toHaveValue('');
});

test('the browser’s Back and the menu’s Login keep the email and the page too', async () => {
  signInService.register('ada@cardfile.example', 'correct horse', ada);
  const user = openSite('/profile', null);
  await pasteInto(user, await screen.findByLabelText('Email'), 'ada@cardfile.example');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Reset Your Password' });
  act(() => {
    window.history.back();
  });
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(email()).toHaveValue('ada@cardfile.example');

  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(menu.getByRole('link', { name: 'Login' }));
  await pasteInto(user, screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('sends the link to the address, and says so, with a word about spam', async () => {
  const user = await openPage('\u200B ada@cardfile.example\u00A0');
  await user.click(button());
  const [sent, spam] = await screen.findAllByRole('status');
  expect(sent?.textContent).toBe(SENT);
  expect(spam?.textContent).toBe(SPAM);
  expect(screen.getByRole('button', { name: 'Send Again' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(signInService.resets).toEqual([
    { email: 'ada@cardfile.example', url: `${window.location.origin}/login` },
  ]);
});

test('an address that a browser has filled in without an event counts', async () => {
  const user = await openPage('');
  email().value = 'ada@cardfile.example';
  await user.click(button());
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(email()).toHaveValue('ada@cardfile.example');
  expect(signInService.resets).toMatchObject([{ email: 'ada@cardfile.example' }]);
});

test.each([
  ['', 'Please enter your email address.'],
  ['   ', 'Please enter your email address.'],
  ['ada.cardfile.example', 'Please enter a valid email address.'],
  ['ada@cardfile', 'Please enter a valid email address.'],
])('%j is not sent anywhere', async (typed, words) => {
  const user = await openPage(typed);
  await user.click(button());
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(signInService.resets).toEqual([]);
});

test('an address without an account gets the same answer', async () => {
  const user = await openPage('nobody@cardfile.example');
  signInService.failNext('reset', 'user-not-found');
  await user.click(button());
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByText(SPAM)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['invalid-continue-uri', 'unauthorized-continue-uri', 'missing-continue-uri'])(
  'sends the link without a way back if that is not allowed (%s)',
  async (code) => {
    const user = await openPage('ada@cardfile.example');
    signInService.failNext('reset', code);
    await user.click(button());
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(signInService.resets).toEqual([{ email: 'ada@cardfile.example' }]);
  },
);

test('asks no third time, and never says that there is no account', async () => {
  const user = await openPage('ada@cardfile.example');
  signInService.failNext('reset', 'unauthorized-continue-uri');
  signInService.failNext('reset', 'unauthorized-continue-uri');
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An unexpected error occurred. Please try again later.',
  );

  signInService.failNext('reset', 'unauthorized-continue-uri');
  signInService.failNext('reset', 'user-not-found');
  await user.click(button());
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(signInService.resets).toEqual([]);
});

test.each([
  [
    'network-request-failed',
    'Error: Network error. Please check your internet connection and try again.',
  ],
  ['too-many-requests', 'Error: Too many attempts. Please try again later.'],
  ['internal-error', 'An unexpected error occurred. Please try again later.'],
])('says what went wrong (%s), and can be tried again', async (code, words) => {
  const user = await openPage('ada@cardfile.example');
  signInService.failNext('reset', code);
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(email()).toHaveValue('ada@cardfile.example');

  await user.click(button());
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says Sending... while it waits, and sends one e-mail', async () => {
  const user = await openPage('ada@cardfile.example');
  const held = signInService.holdNext('reset');
  await user.click(button());
  const busy = screen.getByRole('button', { name: 'Sending...' });
  expect(within(screen.getByRole('main')).queryByRole('status')).not.toBeInTheDocument();
  await user.click(busy);
  await user.type(email(), '{Enter}');
  fireEvent.submit(busy);
  held.release();
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send Again' })).toBeVisible();
  expect(signInService.resets).toHaveLength(1);
});
