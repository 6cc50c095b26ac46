// First: it puts stand-ins in the place of the SDKs.
import { ada, becomeSignedIn, openSite, openSiteBeforeSignIn, pasteInto } from '../fakes/site';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signInService } from '../fakes/fakeSignIn';

const ENDED = 'Your session has ended. Please log in again.';
const IN_MEMORY = 'This session ends when you reload or close this page.';
const FLAG = 'cardfile.session';
const stay = () => screen.getByRole('checkbox', { name: 'Stay signed in on this computer' });

afterEach(() => {
  vi.useRealTimers();
});

async function logIn(user: UserEvent): Promise<void> {
  signInService.register('ada@cardfile.example', 'correct horse', ada);
  await pasteInto(user, await screen.findByLabelText('Email'), 'ada@cardfile.example');
  await pasteInto(user, screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Contacts' });
}

test('people stay signed in on this computer unless they say otherwise', async () => {
  const user = openSite('/login', null);
  await screen.findByLabelText('Email');
  expect(stay()).toBeChecked();
  await logIn(user);
  expect(signInService.keeping).toBe('LOCAL');
  expect(localStorage.getItem(FLAG)).not.toBeNull();
  expect(screen.queryByText(IN_MEMORY)).not.toBeInTheDocument();
});

test('a session of this tab alone leaves its mark in this tab, and the choice is remembered', async () => {
  const user = openSite('/login', null);
  await screen.findByLabelText('Email');
  await user.click(stay());
  await logIn(user);
  expect(signInService.keeping).toBe('SESSION');
  expect(sessionStorage.getItem(FLAG)).not.toBeNull();
  expect(localStorage.getItem(FLAG)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' });
  expect(sessionStorage).toHaveLength(0);
  cleanup();
  const again = openSite('/login', null);
  await screen.findByLabelText('Email');
  expect(stay()).not.toBeChecked();
  await again.click(stay());
  await logIn(again);
  expect(signInService.keeping).toBe('LOCAL');
});

describe('a session of this tab alone', () => {
  async function openWithOwnSession(): Promise<string> {
    signInService.keeping = 'SESSION';
    openSite('/dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Contacts' });
    return sessionStorage.getItem('cardfile.tabSession') ?? '';
  }

  const hear = (id: string) =>
    act(async () => {
      localStorage.setItem('cardfile.tabSession', id);
      window.dispatchEvent(new StorageEvent('storage', { key: 'cardfile.tabSession' }));
    });

  test('ends in every copy of its tab', async () => {
    const id = await openWithOwnSession();
    await hear('another one');
    expect(signInService.user).not.toBeNull();
    await hear(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
    expect(signInService.user).toBeNull();
    expect(sessionStorage.getItem(FLAG)).toBeNull();
  });

  test('tells its copies of a log-out', async () => {
    const id = await openWithOwnSession();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' });
    expect(localStorage.getItem('cardfile.tabSession')).toBe(id);
    expect(sessionStorage).toHaveLength(0);
  });
});

test.each<[string, 'LOCAL' | 'SESSION', () => void, number]>([
  ['is drawn anew', 'LOCAL', () => localStorage.clear(), 1],
  ['of this tab alone is drawn anew', 'SESSION', () => sessionStorage.clear(), 1],
  [
    'is drawn anew for the next person',
    'SESSION',
    () => sessionStorage.setItem('cardfile.tabSession', 'another one'),
    1,
  ],
  ['stays as it was during its session', 'SESSION', () => {}, 0],
])('a page that Back shows again %s', async (_, keeping, change, times) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  signInService.keeping = keeping;
  openSite('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Contacts' });
  change();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledTimes(times);
  expect(document.documentElement.hidden).toBe(times === 1);
  document.documentElement.hidden = false;
});

test('a session in memory says so, and neither leaves a mark nor speaks of another one', async () => {
  localStorage.setItem(FLAG, 'open');
  signInService.keeping = 'NONE';
  const user = openSite('/login', null);
  await screen.findByLabelText('Email');
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  await logIn(user);
  expect(screen.getByText(IN_MEMORY)).toBeVisible();
  expect(localStorage.getItem(FLAG)).not.toBeNull();
  cleanup();
  localStorage.clear();
  openSite('/dashboard', null);
  await screen.findByLabelText('Email');
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});

test('after 10 s of silence a page that needs the session offers a reload, and goes on if it speaks', async () => {
  vi.useFakeTimers();
  openSiteBeforeSignIn('/dashboard');
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(document.body.textContent).toBe('Loading...');
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(await screen.findByText('This is taking long')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();

  await becomeSignedIn(ada);
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});

test('a page for visitors needs no answer', async () => {
  localStorage.setItem(FLAG, 'open');
  vi.useFakeTimers();
  openSiteBeforeSignIn('/terms');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');

  await becomeSignedIn(ada);
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
});
