import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signInService } from '../fakes/fakeSignIn';
import { openProfile } from './profileSite';

const region = () => within(screen.getByRole('region', { name: 'Account Actions' }));

test('is offered where it is missing, and sends a link', async () => {
  signInService.isVerified = false;
  const user = await openProfile();
  const button = await region().findByRole('button', { name: 'Send Link' });
  signInService.failNext('verification', 'too-many-requests');
  await user.click(button);
  expect(await region().findByRole('alert')).toHaveTextContent(
    'We couldn’t send the link. Too many attempts. Please try again later.',
  );
  await user.click(button);
  expect(await region().findByText(/^We sent a link/)).toBeVisible();
  // The button that had the focus is gone.
  expect(region().getAllByRole('status')[0]).toHaveFocus();
  expect(signInService.verifications).toEqual(['ada@cardfile.example']);
});

test('is not offered to somebody who has opened the link elsewhere', async () => {
  signInService.isVerified = false;
  const opening = openProfile();
  signInService.isVerified = true;
  await opening;
  await vi.waitFor(() => {
    expect(signInService.refreshes).toBe(1);
  });
  expect(region().queryByRole('button', { name: 'Send Link' })).not.toBeInTheDocument();
});
