import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { goOffline, goOnline } from '../fakes/site';
import { BACK, deleteGrace, GRACE, press } from './deletedContact';

const HOME = 'Scan the card. Keep the contact.';
const LOST = 'Some contacts that you deleted aren’t back yet. If you log out, they stay deleted.';

afterEach(() => {
  vi.useRealTimers();
});

async function failUndo(): Promise<void> {
  await deleteGrace();
  goOffline();
  await press('Undo');
  expect(screen.getByRole('alert')).toHaveTextContent('couldn’t be restored');
  goOnline();
  vi.useRealTimers();
}

const logOut = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
};
const question = () => screen.findByRole('alertdialog', { name: 'Log out anyway?' });

test('a log-out asks before it gives up an undo that has failed, which then goes on', async () => {
  await failUndo();
  logOut();
  const dialog = within(await question());
  expect(dialog.getByText(LOST)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(signInService.user).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(BACK)).toBeVisible();
  expect(database.read('businessCards/grace')).toEqual(GRACE);

  logOut();
  expect(await screen.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a log-out that is confirmed gives it up', async () => {
  await failUndo();
  logOut();
  fireEvent.click(within(await question()).getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(signInService.user).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what was given up is not asked about', async () => {
  await failUndo();
  fireEvent.click(screen.getByRole('button', { name: 'Give Up' }));
  logOut();
  expect(await screen.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('another tab that logs out hears of it', async () => {
  await failUndo();
  const other = new BroadcastChannel('cardfile.drafts');
  const answer = new Promise((resolve) => {
    other.addEventListener('message', ({ data }) => {
      resolve(data);
    });
  });
  other.postMessage({ kind: 'question', uid: 'ada' });
  expect(await answer).toEqual({ kind: 'answer', uid: 'ada', unsaved: ['undo'] });
  other.close();
});
