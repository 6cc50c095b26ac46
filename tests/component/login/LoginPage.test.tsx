import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInWithEmailAndPassword, type User, type UserCredential } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { Drafts } from '../../../src/session/Drafts';
import { AuthContext, type Auth, type AuthState } from '../../../src/session/useAuth';
import { plainEmail } from '../../../src/platform/isEmail';
import { LoginPage } from '../../../src/pages/login/LoginPage';
import { signedIn, signedOut } from '../app/Layout/authStandIn';

vi.mock(import('firebase/auth'), async () => ({
  ...(await import('../fakes/firebaseAuth')),
  signInWithEmailAndPassword: vi.fn(),
}));

vi.hoisted(() => {
  vi.stubEnv('VITE_USE_EMULATORS', 'true');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
  vi.stubEnv('VITE_APP_STORE_URL', '');
});

/** The page looks at the new state alone. */
const accepted: UserCredential = { user: {} as User, providerId: null, operationType: 'signIn' };

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

type SignIn = (email: string, password: string) => Promise<void>;

/** A sign-in service that `signIn` stands for; as the real one, it changes the state when it accepts. */
const APPLE_WAY =
  'Signed up with Apple? “Forgot password?” sets a password, for Apple’s relay address if you hid your email.';

function renderLogin(signIn: SignIn, state: AuthState = signedOut, from?: string) {
  function Site() {
    const [now, setNow] = useState(state);
    useEffect(() => {
      vi.mocked(signInWithEmailAndPassword).mockImplementation(async (_auth, email, password) => {
        await signIn(email, password);
        setNow(signedIn());
        return accepted;
      });
    }, []);
    const auth: Auth = {
      state: now,
      visitorDrafts: new Drafts(''),
      signOut: () => Promise.resolve(),
      deleteAccount: () => Promise.resolve(),
    };
    return (
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={[{ pathname: '/login', state: from ? { from } : null }]}>
          <Routes>
            <Route path="/login" element={<LoginPage />} />
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    );
  }
  render(<Site />);
}

const accepts = () => vi.fn<SignIn>().mockResolvedValue(undefined);
const refuses = (code: string) => vi.fn<SignIn>().mockRejectedValue({ code });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const login = () => screen.getByRole('button', { name: 'Login' });

async function fillIn() {
  // With what is copied along with an address: blanks, and signs that nobody sees.
  await userEvent.type(email(), '\u200B\u200F demo@card\u00ADfile.example\u00A0\uFEFF');
  await userEvent.type(password(), ' cardfile demo ');
}

describe('LoginPage', () => {
  test('asks for email and password and tells where to sign up', () => {
    renderLogin(accepts());
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(document.title).toBe('Login · Cardfile');
    expect([email().inputMode, email().autocomplete]).toEqual(['email', 'username']);
    expect([password().type, password().autocomplete]).toEqual(['password', 'current-password']);
    expect(screen.getByText(/to sign up and subscribe/).textContent).toBe(
      'New to Cardfile? Download the iOS app to sign up and subscribe.',
    );
    expect(screen.getByRole('link', { name: 'Download the iOS app' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/cardfile',
    );
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('stops an empty submit without a message, and focuses what is missing', async () => {
    const signIn = accepts();
    renderLogin(signIn);
    await userEvent.click(login());
    expect(email()).toHaveFocus();

    await userEvent.type(email(), 'demo@cardfile.example');
    await userEvent.click(login());
    expect(password()).toHaveFocus();

    expect(signIn).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('signs in with the plain address and the exact password, then shows the contacts', async () => {
    const signIn = accepts();
    renderLogin(signIn);
    await fillIn();
    await userEvent.click(login());
    expect(signIn.mock.calls).toEqual([['demo@cardfile.example', ' cardfile demo ']]);
    expect(await screen.findByText('at /dashboard')).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  test('takes what a browser has filled in without an event', async () => {
    const signIn = accepts();
    renderLogin(signIn);
    email().value = 'demo@cardfile.example';
    await userEvent.type(password(), 'cardfile');
    password().value = 'cardfile demo';
    await userEvent.click(login());
    expect(signIn.mock.calls).toEqual([['demo@cardfile.example', 'cardfile demo']]);
  });

  test('goes back to the page that was asked for', async () => {
    renderLogin(accepts(), signedOut, '/contact/abc?x=1');
    await fillIn();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('at /contact/abc?x=1')).toBeVisible();
  });

  test('goes only to pages of this site', () => {
    renderLogin(accepts(), signedIn(), '//evil.example');
    expect(screen.getByText('at /dashboard')).toBeVisible();
  });

  test('sends a signed-in user on to the page they asked for', () => {
    renderLogin(accepts(), signedIn(), '/contact/edit/abc');
    expect(screen.getByText('at /contact/edit/abc')).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  test('says Logging in... while it waits, and ignores a second submit', async () => {
    const signIn = vi.fn<SignIn>().mockReturnValue(new Promise(() => {}));
    renderLogin(signIn);
    await fillIn();
    await userEvent.click(login());
    const button = screen.getByRole('button', { name: 'Logging in...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();

    await userEvent.click(button);
    await userEvent.type(password(), '{Enter}');
    // As a password manager may do, past the button.
    fireEvent.submit(button);
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      'auth/invalid-credential',
      'Incorrect email or password. Check both, reset your password, or sign up.',
      [APPLE_WAY],
    ],
    ['auth/invalid-email', 'Invalid email address format.', [APPLE_WAY]],
    ['auth/odd', 'An error occurred during authentication. Please try again.', []],
    ['', 'An unexpected error occurred. Please try again.', []],
  ])('says what went wrong (%j) and keeps what was typed', async (code, words, beside) => {
    renderLogin(refuses(code));
    await fillIn();
    await userEvent.click(login());
    expect(screen.getByRole('alert').textContent).toBe(words);
    // Beside what it refuses, else at the foot.
    expect(screen.getAllByText(APPLE_WAY)).toHaveLength(1);
    expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(beside);
    expect(plainEmail(email().value)).toBe('demo@cardfile.example');
    expect(password()).toHaveValue(' cardfile demo ');
    expect(login()).not.toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['auth/invalid-credential', true],
    ['auth/wrong-password', true],
    ['auth/network-request-failed', false],
  ])(
    'marks both boxes where what was typed is refused (%j), and no others',
    async (code, isMarked) => {
      renderLogin(refuses(code));
      await fillIn();
      await userEvent.click(login());
      await screen.findByRole('alert');
      for (const box of [email(), password()]) {
        expect(box.getAttribute('aria-invalid')).toBe(isMarked ? 'true' : null);
      }
    },
  );

  test('removes the error at the next try', async () => {
    const signIn = refuses('auth/wrong-password').mockRejectedValueOnce({
      code: 'auth/network-request-failed',
    });
    renderLogin(signIn);
    await fillIn();
    await userEvent.click(login());
    expect(screen.getByRole('alert').textContent).toBe(
      'Network error. Please check your internet connection and try again.',
    );
    signIn.mockResolvedValue(undefined);
    await userEvent.click(login());
    expect(signIn).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('at /dashboard')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says that the last session ended, until the next try', async () => {
    renderLogin(refuses('auth/wrong-password'), { kind: 'signedOut', ended: 'expired' });
    const words = 'Your session has ended. Please log in again.';
    expect(screen.getByRole('status').textContent).toBe(words);
    await fillIn();
    await userEvent.click(login());
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('says nothing about the last session after a log-out', () => {
    renderLogin(accepts(), { kind: 'signedOut', ended: 'loggedOut' });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
