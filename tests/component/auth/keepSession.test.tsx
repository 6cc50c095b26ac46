// First: it puts stand-ins in the place of the SDKs.
import { ada, becomeSignedIn, openSite, openSiteBeforeSignIn, pasteInto } from '../fakes/site';
import { act, cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
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
