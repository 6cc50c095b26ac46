import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database, timestamp } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { signInService } from '../fakes/fakeSignIn';
import { address, becomeSignedIn, mary, pasteInto } from '../fakes/site';
import { fill, openProfile } from './profileSite';

const region = () => within(screen.getByRole('region', { name: 'Account Actions' }));

async function open(name: 'Change Password' | 'Delete Account') {
  const user = await openProfile();
  await user.click(region().getByRole('button', { name }));
  await screen.findByRole('dialog', { name });
  return user;
}

const dialog = () => within(screen.getByRole('dialog'));

async function type(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(dialog().getByLabelText(label));
    await pasteInto(user, dialog().getByLabelText(label), text);
  }
}

describe('Change Password', () => {
  const TYPED = {
    'Current Password': 'difference',
    'New Password': 'analytical',
    'Confirm New Password': 'analytical',
  };
  const confirm = () => dialog().getByRole('button', { name: 'Change Password' });

  test('asks for the present one, sets the new one and says what happens elsewhere', async () => {
    const user = await open('Change Password');
    await type(user, TYPED);
    await user.click(confirm());
    expect((await screen.findByText(/^Your password was changed/)).textContent).toBe(
      'Your password was changed. Your other devices, including the iOS app, will ask for the new one within an hour.',
    );
    expect(signInService.passwords).toEqual({ typed: ['difference'], changed: ['analytical'] });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(region().getByRole('button', { name: 'Change Password' })).toHaveFocus();
  });

  test.each([
    [{ 'Current Password': ' ' }, 'Current Password'],
    [{ 'New Password': 'short', 'Confirm New Password': 'short' }, 'New Password'],
    [{ 'Confirm New Password': 'another' }, 'Confirm New Password'],
  ])('is stopped at %o', async (wrong, focused) => {
    const user = await open('Change Password');
    // The service is asked in the first row only.
    signInService.failNext('reauthentication', 'wrong-password');
    await type(user, { ...TYPED, ...wrong });
    await user.click(confirm());
    await vi.waitFor(() => {
      expect(dialog().getByLabelText(focused)).toHaveFocus();
    });
    expect(dialog().getByLabelText(focused)).toHaveAttribute('aria-invalid', 'true');
    expect(signInService.passwords.changed).toEqual([]);
  });

  test('a failure is said in the dialog, which keeps what was typed', async () => {
    const user = await open('Change Password');
    signInService.failNext('password', 'network-request-failed');
    await type(user, TYPED);
    await user.click(confirm());
    expect(await dialog().findByRole('alert')).toHaveTextContent('Network error.');
    await user.click(confirm());
    expect(await screen.findByText(/^Your password was changed/)).toBeVisible();
  });

  test('somebody who logs in with Apple is told that there is none', async () => {
    signInService.provider = 'apple.com';
    const user = await open('Change Password');
    expect(dialog().getByText(/^You log in with Apple/)).toBeVisible();
    expect(dialog().queryByLabelText(/Password/)).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('Delete Account', () => {
  const TYPED = { 'Your Password': 'difference', 'Type DELETE to confirm': 'DELETE' };
  const confirm = () => dialog().getByRole('button', { name: 'Delete Account' });

  beforeEach(() => {
    database.put('businessCards/grace', graceHopper());
    database.put('businessCards/undated', { userId: 'ada', name: 'Undated' });
    database.put('businessCards/marys', { userId: 'mary', name: 'Not hers' });
    database.put('subscriptions/ada', { plan: 'basic' });
    database.put('users/ada/deleted/alan', {
      card: graceHopper(),
      deletedAt: timestamp('2025-11-21T12:00:00Z'),
    });
    for (const file of [
      'card_images/ada/a.jpg',
      'profile_images/ada/profile_1.jpg',
      'profiles/ada/profile_1.jpg',
      'users/ada/profile/profile_1.jpg',
      'ada/profile_1.jpg',
      'card_images/mary/m.jpg',
    ])
      fileStorage.stored.add(file);
  });

  test('needs the password and the word', async () => {
    const user = await open('Delete Account');
    await type(user, { 'Type DELETE to confirm': 'delete' });
    await user.click(confirm());
    expect(dialog().getByText('Type your password.')).toBeVisible();
    expect(dialog().getByText('Type DELETE in capital letters.')).toBeVisible();
    signInService.failNext('reauthentication', 'invalid-credential');
    await type(user, TYPED);
    await user.click(confirm());
    expect(await dialog().findByText('This isn’t your password.')).toBeVisible();
    expect(database.writes).toEqual([]);
  });

  test('deletes all of one person, and leaves what is others’', async () => {
    const user = await open('Delete Account');
    await type(user, TYPED);
    await user.click(confirm());
    expect(
      await screen.findByText('Your account and everything in it have been deleted.'),
    ).toBeVisible();
    expect(address()).toBe('/login');
    expect(signInService.user).toBeNull();
    expect(database.list('businessCards').map(([path]) => path)).toEqual(['businessCards/marys']);
    expect(database.list('users')).toEqual([]);
    expect(database.list('subscriptions')).toEqual([]);
    expect([...fileStorage.stored]).toEqual(['card_images/mary/m.jpg']);
  });

  test.each([
    [
      'a contact',
      () => database.failNext('delete businessCards', 'internal'),
      'We couldn’t reach the service.',
    ],
    [
      'a picture',
      () => fileStorage.failDeletions('retry-limit-exceeded'),
      'We couldn’t reach the service.',
    ],
    [
      'the profile, as the login is too old',
      () => [1, 2].map(() => database.failNext('delete users', 'permission-denied')),
      'For the last steps, you must have logged in within the last five minutes.',
    ],
    [
      'the account, as the login is too old',
      () => signInService.failNext('deletion', 'requires-recent-login'),
      'For the last steps, you must have logged in within the last five minutes.',
    ],
  ])('a failure at %s is said, and one more press goes on', async (_, fail, reason) => {
    const user = await open('Delete Account');
    await type(user, TYPED);
    fail();
    await user.click(confirm());
    const alert = await dialog().findByRole('alert');
    expect(alert).toHaveTextContent(`Your account isn’t fully deleted yet. ${reason}`);
    expect(alert).toHaveTextContent('Press Delete Account to continue.');
    expect(address()).toBe('/profile');

    fileStorage.failDeletions(null);
    await user.click(confirm());
    expect(
      await screen.findByText('Your account and everything in it have been deleted.'),
    ).toBeVisible();
    expect(database.list('users')).toEqual([]);
    expect([...fileStorage.stored]).toEqual(['card_images/mary/m.jpg']);
  });

  const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('a session that is over at the end of it is said to be over', async () => {
    const user = await open('Delete Account');
    await type(user, TYPED);
    signInService.failNext('deletion', 'user-token-expired');
    await user.click(confirm());
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(address()).toBe('/login');
    expect(screen.queryByText(/have been deleted/)).not.toBeInTheDocument();
    expect(localStorage.getItem('cardfile.session')).toBeNull();
  });

  test('an answer after the limit is told too, and takes along what was typed', async () => {
    const user = await openProfile();
    fill('Company', 'Typed and not saved');
    await user.click(region().getByRole('button', { name: 'Delete Account' }));
    await screen.findByRole('dialog', { name: 'Delete Account' });
    await type(user, TYPED);
    const last = database.holdNext('delete users');
    await user.click(confirm());
    await dialog().findByText(/3 contacts and 5 images deleted/);
    vi.useFakeTimers();
    const answer = signInService.holdNext('deletion');
    last.release();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(dialog().getByRole('alert')).toHaveTextContent('It may still have gone through.');
    expect(sessionStorage).toHaveLength(1);

    vi.useRealTimers();
    answer.release();
    expect(
      await screen.findByText('Your account and everything in it have been deleted.'),
    ).toBeVisible();
    expect(address()).toBe('/login');
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['password', 'invalid-credential', TYPED],
    ['apple.com', 'user-mismatch', { 'Type DELETE to confirm': 'DELETE' }],
  ])('an account that is gone by now ends the session (%s)', async (provider, refusal, texts) => {
    signInService.provider = provider;
    const user = await open('Delete Account');
    await type(user, texts);
    signInService.failNext('reauthentication', refusal);
    signInService.refuseTokens('user-token-expired');
    await user.click(confirm());
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(address()).toBe('/login');
  });

  test('leaves alone the account that another tab has signed in meanwhile', async () => {
    const user = await open('Delete Account');
    await type(user, TYPED);
    const last = database.holdNext('delete users');
    await user.click(confirm());
    await dialog().findByText(/3 contacts and 5 images deleted/);
    await becomeSignedIn(mary);
    last.release();
    await waitFor(() => {
      expect(mayClose()).toBe(true);
    });
    expect(signInService.user).toMatchObject(mary);
  });

  describe('goes on after Back, and what happens is told', () => {
    const goBack = async () => {
      await act(async () => {
        window.history.pushState(null, '', '/features');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await screen.findByRole('heading', { level: 1, name: /^Powerful Features/ });
    };
    const leave = async () => {
      const user = await open('Delete Account');
      await type(user, TYPED);
      const held = database.holdNext('delete businessCards');
      await user.click(confirm());
      await dialog().findByText(/^Keep this page open/);
      await goBack();
      expect(screen.getByText(/^Your account is being deleted\./)).toBeVisible();
      return { user, held };
    };

    test('to its end', async () => {
      const { held } = await leave();
      expect(mayClose()).toBe(false);
      held.release();
      await waitFor(() => {
        expect(signInService.user).toBeNull();
      });
      await waitFor(() => {
        expect(screen.queryByText(/^Your account is being deleted\./)).not.toBeInTheDocument();
      });
      expect(mayClose()).toBe(true);
    });

    test('also where the page is left before the login is checked', async () => {
      const user = await open('Delete Account');
      await type(user, TYPED);
      const checked = signInService.holdNext('reauthentication');
      const held = database.holdNext('delete businessCards');
      await user.click(confirm());
      await goBack();
      checked.release();
      expect(await screen.findByText(/^Your account is being deleted\./)).toBeVisible();
      held.fail('internal');
      expect(await screen.findByText(/^Your account isn’t fully deleted yet\./)).toBeVisible();
    });

    test('also where it fails', async () => {
      const { user, held } = await leave();
      held.fail('internal');
      const words = await screen.findByText(/^Your account isn’t fully deleted yet\./);
      expect(words).toHaveTextContent(
        'We couldn’t reach the service. Please try again. Press Delete Account to continue.',
      );
      expect(screen.queryByText(/^Your account is being deleted\./)).not.toBeInTheDocument();
      expect(mayClose()).toBe(true);
      await user.click(screen.getByRole('link', { name: 'Open Profile' }));
      expect(await screen.findByRole('heading', { name: 'Account Actions' })).toBeVisible();
    });
  });

  test('somebody who logs in with Apple is asked by Apple', async () => {
    signInService.provider = 'apple.com';
    const user = await open('Delete Account');
    expect(dialog().queryByLabelText('Your Password')).not.toBeInTheDocument();
    await type(user, { 'Type DELETE to confirm': 'DELETE' });
    signInService.failNext('reauthentication', 'user-mismatch');
    await user.click(confirm());
    expect(await dialog().findByRole('alert')).toHaveTextContent('That’s a different Apple ID.');
    expect(database.writes).toEqual([]);
    await user.click(confirm());
    expect(
      await screen.findByText('Your account and everything in it have been deleted.'),
    ).toBeVisible();
  });
});
