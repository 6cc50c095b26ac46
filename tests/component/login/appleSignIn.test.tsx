import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database, SERVER_TIMESTAMP } from '../fakes/fakeDatabase';
import { signInService, type Account } from '../fakes/fakeSignIn';
import { address, openSite, pasteInto } from '../fakes/site';

const grace: Account = {
  uid: 'grace',
  displayName: 'Grace Hopper',
  email: 'grace@privaterelay.example',
  photoURL: null,
};
const CANCELLED = 'Sign-in was cancelled. Please try again.';

const button = () => screen.findByRole('button', { name: 'Sign in with Apple' });

function browseWith(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

describe.each([
  ['/login', 'Login'],
  ['/register', 'Sign Up'],
])('on %s', (path, title) => {
  test('other devices do not offer it, and load nothing for it', async () => {
    browseWith('Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
    signInService.failNext('redirect', 'internal-error');
    openSite(path, null);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.queryByRole('button', { name: /Apple/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  describe('with an Apple device', () => {
    beforeEach(() => {
      browseWith('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
    });

    test('asks Apple for email and name, in English; a new user gets a profile', async () => {
      signInService.apple = { account: grace, isNew: true };
      const user = openSite(path, null);
      await user.click(await button());
      expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      expect(address()).toBe('/dashboard');
      expect(signInService.popups).toEqual([
        expect.objectContaining({
          providerId: 'apple.com',
          scopes: ['email', 'name'],
          parameters: { locale: 'en' },
        }),
      ]);
      await vi.waitFor(() => {
        expect(database.writes).toHaveLength(1);
      });
      expect(database.writes[0]).toEqual({
        kind: 'set',
        path: 'users/grace',
        fields: {
          name: 'Grace Hopper',
          email: 'grace@privaterelay.example',
          plan: 'free',
          scansUsed: 0,
          maxScans: 100,
          createdAt: SERVER_TIMESTAMP,
        },
      });
    });

    test('a returning user signs in, and nothing is read or written', async () => {
      signInService.apple = { account: grace, isNew: false };
      database.put('subscriptions/grace', { plan: 'free' });
      const user = openSite(path, null);
      await user.click(await button());
      expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      expect(database.writes).toEqual([]);
      expect(database.count('get users')).toBe(0);
    });

    test.each([
      ['popup-blocked', 'The sign-in pop-up was blocked. Please enable pop-ups and try again.'],
      ['popup-closed-by-user', CANCELLED],
      [
        'internal-error',
        'There was a problem with Apple Sign-In. Please try again or log in with your email instead.',
      ],
      ['', 'Sign in failed. Please try again.'],
      ['odd', 'An error occurred during authentication. Please try again.'],
    ])('says what went wrong (%s), and can be tried again', async (code, words) => {
      signInService.failNext('popup', code);
      signInService.apple = { account: grace, isNew: false };
      const user = openSite(path, null);
      await user.click(await button());
      expect((await screen.findByRole('alert')).textContent).toBe(words);

      await user.click(await button());
      expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
    });

    test('its error goes when the email is tried, and the other way round', async () => {
      signInService.failNext('popup', 'popup-closed-by-user');
      const user = openSite(path, null);
      await user.click(await button());
      expect((await screen.findByRole('alert')).textContent).toBe(CANCELLED);

      await pasteInto(user, screen.getByLabelText('Email'), 'nobody@cardfile.example');
      for (const label of ['Password', 'Confirm Password']) {
        const password = screen.queryByLabelText(label);
        if (password) await pasteInto(user, password, 'wrong horse');
      }
      signInService.failNext('signUp', 'email-already-in-use');
      await user.click(
        screen.getByRole('button', { name: path === '/login' ? 'Login' : 'Sign Up' }),
      );
      await screen.findByText(/^Incorrect email or password|^This email is already registered/);
      expect(screen.getAllByRole('alert')).toHaveLength(1);

      signInService.holdNext('popup');
      await user.click(await button());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    test('an open pop-up does not lock the page, and a second press ends the first silently', async () => {
      const first = signInService.holdNext('popup');
      const second = signInService.holdNext('popup');
      const user = openSite(path, null);
      await user.click(await button());
      await pasteInto(user, screen.getByLabelText('Email'), 'typed meanwhile');
      expect(screen.getByLabelText('Email')).toHaveValue('typed meanwhile');
      expect(await button()).not.toHaveAttribute('aria-disabled', 'true');

      await user.click(await button());
      await act(async () => {
        first.fail('cancelled-popup-request');
      });
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await act(async () => {
        second.fail('popup-closed-by-user');
      });
      expect((await screen.findByRole('alert')).textContent).toBe(CANCELLED);
    });

    test('a return by redirect leads to the dashboard', async () => {
      signInService.redirected = { account: grace, isNew: true };
      openSite(path, null);
      expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
      expect(address()).toBe('/dashboard');
      await vi.waitFor(() => {
        expect(database.read('users/grace')).toMatchObject({ plan: 'free' });
      });
    });

    test('a failed redirect is reported, and keeps what was typed', async () => {
      signInService.failNext('redirect', 'internal-error');
      openSite(path, null);
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Authentication failed. Please try again.',
      );
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await button()).toBeVisible();
    });

    test('a redirect without an answer does not block the page', async () => {
      signInService.holdNext('redirect');
      openSite(path, null);
      expect(await button()).toBeVisible();
      expect(screen.getByLabelText('Email')).toBeVisible();
    });
  });
});
