// First: it puts stand-ins in the place of the SDKs.
import { openSite } from '../fakes/site';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInService } from '../fakes/fakeSignIn';

const PROBLEM =
  'There was a problem with Apple Sign-In. Please try again or log in with your email instead.';

// As where a blocker answers with an empty script.
beforeEach(() => {
  signInService.holdNext('script');
  signInService.provider = 'apple.com';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
});

afterEach(() => {
  vi.useRealTimers();
});

async function pressAndWait(button: HTMLElement): Promise<void> {
  vi.useFakeTimers();
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  vi.useRealTimers();
}

test('Apple’s button says that nothing happens', async () => {
  openSite('/login', null);
  await pressAndWait(await screen.findByRole('button', { name: 'Sign in with Apple' }));
  expect(await screen.findByText(PROBLEM)).toBeVisible();
});

test('Delete Account says it too', async () => {
  openSite('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/DELETE/), { target: { value: 'DELETE' } });
  await pressAndWait(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText(PROBLEM)).toBeVisible();
});
