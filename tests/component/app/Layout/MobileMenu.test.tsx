import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Window as HappyWindow } from 'happy-dom';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthContext, type AuthState } from '../../../../src/session/useAuth';
import { MobileMenu } from '../../../../src/app/Layout/MobileMenu';
import { LogoutProvider } from '../../../../src/app/Layout/Logout';
import { authStandIn, signedIn, signedOut } from './authStandIn';

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

async function openMenu(state: AuthState) {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const auth = authStandIn(state);
  render(
    <AuthContext value={auth}>
      <MemoryRouter initialEntries={['/before', '/nowhere']} initialIndex={1}>
        <LogoutProvider>
          <MobileMenu />
        </LogoutProvider>
        <BackButton />
        <Routes>
          <Route path="/" element={<p>Home page</p>} />
          <Route path="/dashboard" element={<p>Contacts page</p>} />
          <Route path="*" element={<p>Some page</p>} />
        </Routes>
      </MemoryRouter>
    </AuthContext>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  // Modal: the browser itself keeps the focus inside.
  expect(showModal).toHaveBeenCalledTimes(1);
  return auth;
}

const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const menuButton = () => screen.getByRole('button', { name: 'Menu' });
const items = () =>
  menu()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const resizeTo = (width: number) => {
  act(() => {
    (window as unknown as HappyWindow).happyDOM.setViewport({ width });
    window.dispatchEvent(new Event('resize'));
  });
};

beforeEach(() => {
  resizeTo(768);
});

const EVERYONE = ['Home', 'Features', 'Support', 'Change Log', 'Contact'];

describe('MobileMenu', () => {
  test('offers visitors Login and Download App', async () => {
    await openMenu(signedOut);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    expect(items()).toEqual([...EVERYONE, 'Login', 'Download App']);
    expect(menu().getByRole('link', { name: 'Download App' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/cardfile',
    );
  });

  test('offers signed-in people Dashboard, Profile and Logout', async () => {
    await openMenu(signedIn());
    expect(items()).toEqual([...EVERYONE, 'Dashboard', 'Profile', 'Logout']);
  });

  test.each([
    [
      'Escape',
      () =>
        Promise.resolve(
          fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
        ),
    ],
    ['its button', () => userEvent.click(menu().getByRole('button', { name: 'Close menu' }))],
  ])('is closed by %s, and the focus goes back to the menu button', async (_, close) => {
    await openMenu(signedOut);
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(menuButton()).toHaveFocus();
  });

  test('closes when a page is chosen, also the one that is open', async () => {
    await openMenu(signedIn());
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(menu().getByRole('link', { name: 'Dashboard' }));
      expect(await screen.findByText('Contacts page')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(menuButton());
    }
  });

  test('closes when the browser goes back', async () => {
    await openMenu(signedIn());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes when the window gets too wide for it, and stays closed', async () => {
    await openMenu(signedOut);
    resizeTo(767);
    expect(items()).toEqual([...EVERYONE, 'Login', 'Download App']);
    resizeTo(769);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    resizeTo(768);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(menuButton());
    expect(items()).toEqual([...EVERYONE, 'Login', 'Download App']);
  });

  test('makes way for the question whether to log out anyway', async () => {
    sessionStorage.setItem('cardfile.draft ada /profile', '{}');
    const { signOut } = await openMenu(signedIn({ uid: 'ada' }));
    await userEvent.click(menu().getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('alertdialog', { name: 'Log out anyway?' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(signOut).not.toHaveBeenCalled();
    sessionStorage.clear();
  });

  test('logs out and goes home', async () => {
    const { signOut } = await openMenu(signedIn());
    await userEvent.click(menu().getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Home page')).toBeVisible();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
