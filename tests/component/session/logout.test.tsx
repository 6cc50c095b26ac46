import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { signInService } from '../fakes/fakeSignIn';
import { ada, becomeSignedIn, openSite } from '../fakes/site';

const HOME = 'Scan the card. Keep the contact.';
const home = () => screen.findByRole('heading', { level: 1, name: HOME });
const question = () => screen.findByRole('alertdialog', { name: 'Log out anyway?' });

/** The locks of all tabs, as the browser lists them. */
let locks: string[] = [];

beforeEach(() => {
  locks = [];
  const manager = {
    query: async () => ({ held: locks.map((name) => ({ name })) }),
    request: async (name: string, _: object, work: () => Promise<void>) => {
      locks.push(name);
      await work();
      locks.splice(locks.indexOf(name), 1);
    },
  };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(manager as unknown as LockManager);
});

async function typeCompany() {
  database.put('businessCards/grace', graceHopper());
  const user = openSite('/contact/edit/grace');
  const box = await screen.findByRole('textbox', { name: 'Company' });
  fireEvent.change(box, { target: { value: 'US Navy' } });
  return user;
}

const logout = () => screen.getByRole('button', { name: 'Logout' });

test('a log-out asks before it discards what is typed in this tab', async () => {
  const user = await typeCompany();
  await user.click(logout());
  const dialog = within(await question());
  expect(
    dialog.getByText('What you typed in this tab isn’t saved. If you log out, you’ll lose it.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(signInService.user).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('US Navy');

  await user.click(logout());
  await user.click(within(await question()).getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(signInService.user).toBeNull();
  expect(sessionStorage).toHaveLength(0);

  cleanup();
  openSite('/contact/edit/grace');
  expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveValue('Eckert-Mauchly');
});

test.each([
  ['/contact', 'Message', question],
  // Over with the login: whoever is signed in needs no sign-up.
  ['/register', 'Name (optional)', home],
])('what was typed at %s before the login counts at the log-out', async (path, label, outcome) => {
  const user = openSite(path, null);
  const box = await screen.findByRole('textbox', { name: label });
  fireEvent.change(box, { target: { value: 'Typed and not sent' } });
  // Not by user-event: its click in React's test mode does not let a page suspend.
  await act(async () => {
    screen.getAllByRole('link', { name: 'Login' })[0]?.click();
  });
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await becomeSignedIn(ada);
  await screen.findByRole('heading', { name: 'No business cards yet' });
  await user.click(logout());
  expect(await outcome()).toBeVisible();
});

test('a log-out asks where another tab holds unsaved changes', async () => {
  locks.push('cardfile.draft ada');
  const user = openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  await user.click(logout());
  const dialog = within(await question());
  expect(
    dialog.getByText(
      'You have unsaved changes in another tab. They stay there until you log in again.',
    ),
  ).toBeVisible();
  expect(signInService.user).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(signInService.user).toBeNull();
});

test('a log-out asks nothing where nothing of this user is unsaved', async () => {
  locks.push('cardfile.draft mary');
  const user = openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  await user.click(logout());
  expect(await screen.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['never say which locks are held', () => new Promise<never>(() => {})],
  ['refuse to say which locks are held', () => Promise.reject(new DOMException('Gone'))],
])('a log-out goes on in a browser whose locks %s', async (_, query) => {
  vi.spyOn(navigator.locks, 'query').mockImplementation(query);
  const user = openSite('/dashboard');
  await screen.findByRole('heading', { name: 'No business cards yet' });
  await user.click(logout());
  expect(await screen.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(signInService.user).toBeNull();
});

test('a tab shows others that it holds drafts, until they are saved or discarded', async () => {
  await typeCompany();
  expect(locks).toEqual(['cardfile.draft ada']);
  fireEvent.change(screen.getByRole('textbox', { name: 'Company' }), {
    target: { value: 'Eckert-Mauchly' },
  });
  await vi.waitUntil(() => locks.length === 0);
});
