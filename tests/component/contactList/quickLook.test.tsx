import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { openSite } from '../fakes/site';

test('Back from the contact that it led to finds the list, with nothing over it', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  const link = await screen.findByRole('link', { name: 'Grace Hopper' });
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  act(() => {
    link.focus();
  });
  await user.keyboard(' ');
  const look = await screen.findByRole('dialog', { name: 'Grace Hopper' });
  await user.click(within(look).getByRole('link', { name: 'Open' }));
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  await act(async () => {
    window.history.back();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(link).toHaveFocus();
});
