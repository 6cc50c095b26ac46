import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOf, FRONT } from '../deletion/deletedContact';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { signInService } from '../fakes/fakeSignIn';
import { GRACE, putDeleted, putThree } from './deletedContacts';
import { address, goOffline, goOnline, openSite, pasteInto } from '../fakes/site';

const names = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => within(row).queryByRole('checkbox')?.getAttribute('aria-label') ?? '')
    .filter((label) => label.startsWith('Select '));
const bin = () => database.list('users/ada/deleted').map(([path]) => path.split('/').at(-1));
const press = (name: string, inside = document.body) => {
  fireEvent.click(within(inside).getByRole('button', { name }));
};
const check = (name: string) => {
  fireEvent.click(screen.getByRole('checkbox', { name }));
};

test('the list leads to it, and it to the list', async () => {
  putFourContacts();
  putThree();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Recently Deleted' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Recently Deleted' })).toBeVisible();
  expect(address()).toBe('/recently-deleted');
  await user.click(screen.getByRole('link', { name: 'Back to Contacts' }));
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
});

test('shows what was deleted, the newest deletion first', async () => {
  putThree();
  openSite('/recently-deleted');
  expect(await screen.findByText('Showing 3 of 3 deleted contacts')).toBeVisible();
  expect(names()).toEqual(['Select Grace Hopper', 'Select Alan Turing', 'Select Zoë Müller']);
  expect(screen.getByText('Eckert-Mauchly')).toBeVisible();
  expect(screen.getByText('grace@univac.example')).toBeVisible();
  expect(document.title).toContain('Recently Deleted');
});

test('an empty one says what it is for', async () => {
  openSite('/recently-deleted');
  expect(
    await screen.findByRole('heading', { name: 'Nothing was deleted recently' }),
  ).toBeVisible();
  expect(screen.getByText(/it stays here for 30 days/)).toBeVisible();
});

test('a load that fails is said, and tried again', async () => {
  putThree();
  const load = database.holdNext('list deleted');
  openSite('/recently-deleted');
  expect(await screen.findByText('Loading Deleted Contacts...')).toBeVisible();
  await act(async () => {
    load.fail('internal');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t load your deleted contacts.',
  );
  press('Try Again');
  expect(await screen.findByText('Showing 3 of 3 deleted contacts')).toBeVisible();
});

test('the search folds what is typed, and restores what it shows', async () => {
  putThree();
  const user = openSite('/recently-deleted');
  await pasteInto(user, await screen.findByRole('searchbox'), 'MULLER');
  expect(screen.getByText('Showing 1 of 3 deleted contacts')).toBeVisible();
  check('Select all shown');
  press('Restore');
  expect(await screen.findByText('\u2068Zoë Müller\u2069 is back.')).toBeVisible();
  expect(screen.getByText('No deleted contacts match your search.')).toBeVisible();
  press('Clear Search');
  expect(names()).toEqual(['Select Grace Hopper', 'Select Alan Turing']);
  expect(bin()).toEqual(['grace', 'alan']);
});

test('one is restored from its row, as it was stored, and the list has it', async () => {
  putFourContacts();
  database.remove('businessCards/grace');
  putThree();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Recently Deleted' }));
  await user.click(await screen.findByRole('button', { name: 'Restore Grace Hopper' }));
  expect(await screen.findByText('\u2068Grace Hopper\u2069 is back.')).toBeVisible();
  expect(database.read('businessCards/grace')).toEqual(GRACE);
  expect(bin()).toEqual(['zoe', 'alan']);
  await user.click(screen.getByRole('link', { name: 'Back to Contacts' }));
  expect(await screen.findByRole('link', { name: 'Grace Hopper' })).toBeVisible();
});

test('all are restored at once', async () => {
  putThree();
  openSite('/recently-deleted');
  await screen.findByText('Showing 3 of 3 deleted contacts');
  check('Select all');
  expect(screen.getByText('3 selected')).toBeVisible();
  press('Restore');
  expect(await screen.findByText('3 contacts are back.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing was deleted recently' })).toBeVisible();
  expect(bin()).toEqual([]);
});

test('what cannot be restored now stays, and says so', async () => {
  putThree();
  openSite('/recently-deleted');
  await screen.findByText('Showing 3 of 3 deleted contacts');
  check('Select all');
  goOffline();
  press('Restore');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '3 contacts couldn’t be restored. You appear to be offline. Check your connection and try again. They stay in Recently Deleted.',
  );
  expect(names()).toHaveLength(3);
  // This page is Recently Deleted.
  expect(screen.queryByRole('link', { name: 'Recently Deleted' })).toBeNull();
  goOnline();
  press('Try Again');
  expect(await screen.findByText('3 contacts are back.')).toBeVisible();
});

/** Grace and Zoë are selected, and the question is asked. */
async function askForGood(): Promise<HTMLElement> {
  putThree();
  openSite('/recently-deleted');
  await screen.findByText('Showing 3 of 3 deleted contacts');
  check('Select Grace Hopper');
  check('Select Zoë Müller');
  press('Delete for Good');
  return screen.getByRole('alertdialog', { name: 'Delete 2 contacts for good?' });
}

test('Delete for Good asks first', async () => {
  const question = await askForGood();
  expect(question).toHaveAccessibleDescription(
    'This deletes \u2068Grace Hopper\u2069 and \u2068Zoë Müller\u2069, with their notes and images. This can’t be undone.',
  );
  const [first] = within(question).getAllByRole('button');
  expect(first).toHaveTextContent('Cancel');
  press('Cancel', question);
  expect(bin()).toHaveLength(3);
});

test('Delete for Good takes the pictures along', async () => {
  press('Delete for Good', await askForGood());
  expect(await screen.findByText('2 contacts were deleted for good.')).toBeVisible();
  expect(bin()).toEqual(['alan']);
  expect(names()).toEqual(['Select Alan Turing']);
  expect([...fileStorage.stored]).toEqual([]);
});

test('a picture that another contact shows stays', async () => {
  database.put('businessCards/twin', graceHopper({ photoURL: addressOf(FRONT) }));
  press('Delete for Good', await askForGood());
  expect(await screen.findByText('2 contacts were deleted for good.')).toBeVisible();
  expect([...fileStorage.stored]).toEqual([FRONT]);
});

test('pictures that are not the owner’s stay', async () => {
  const marys = 'card_images/mary/front.jpg';
  fileStorage.stored.add(marys);
  putDeleted('odd', '2025-11-21T12:00:00Z', graceHopper({ photoURL: addressOf(marys) }));
  openSite('/recently-deleted');
  await screen.findByText('Showing 1 of 1 deleted contacts');
  check('Select all');
  press('Delete for Good');
  press('Delete for Good', screen.getByRole('alertdialog'));
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted for good.')).toBeVisible();
  expect([...fileStorage.stored]).toEqual([marys]);
});

test('while a picture cannot be deleted its contact stays', async () => {
  const question = await askForGood();
  fileStorage.failDeletions('unauthorized');
  press('Delete for Good', question);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '\u2068Zoë Müller\u2069 was deleted for good. 1 contact stays in Recently Deleted. We couldn’t delete some images. You don’t have permission to do this.',
  );
  expect(bin()).toEqual(['grace', 'alan']);
  expect(await screen.findByText('Can’t be restored')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore Grace Hopper' })).toBeNull();

  press('Restore');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '\u2068Grace Hopper\u2069 can’t be restored: already being deleted for good.',
  );
  check('Select Grace Hopper');
  fileStorage.failDeletions(null);
  press('Delete for Good');
  press('Delete for Good', screen.getByRole('alertdialog'));
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted for good.')).toBeVisible();
  expect(bin()).toEqual(['alan']);
  expect([...fileStorage.stored]).toEqual([]);
});

test('where the list cannot be refreshed nothing goes', async () => {
  const question = await askForGood();
  // Another computer has merged Grace into this one.
  database.put('businessCards/twin', graceHopper({ photoURL: addressOf(FRONT) }));
  database.failNext('count businessCards', 'resource-exhausted');
  database.failNext('list businessCards', 'resource-exhausted');
  press('Delete for Good', question);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '2 contacts stay in Recently Deleted. The service is busy. Please try again in a moment.',
  );
  expect(bin()).toEqual(['zoe', 'grace', 'alan']);
  expect([...fileStorage.stored]).toEqual([FRONT]);
});

test('what was restored in another tab since keeps its picture', async () => {
  const question = await askForGood();
  database.put('businessCards/grace', GRACE);
  database.remove('users/ada/deleted/grace');
  press('Delete for Good', question);
  expect(
    await screen.findByText(
      '\u2068Zoë Müller\u2069 was deleted for good. \u2068Grace Hopper\u2069 was restored or deleted elsewhere.',
    ),
  ).toBeVisible();
  expect(names()).toEqual(['Select Alan Turing']);
  expect(database.read('businessCards/grace')).toEqual(GRACE);
  expect([...fileStorage.stored]).toEqual([FRONT]);
});

test('a visit deletes what is older than 30 days by the server’s clock', async () => {
  putFourContacts();
  putThree();
  signInService.tokenIssuedAt = new Date('2025-12-12T12:00:00Z');
  openSite('/dashboard');
  await screen.findByText('Showing 4 of 4 business cards');
  await waitFor(() => {
    expect(bin()).toEqual(['grace']);
  });
  expect([...fileStorage.stored]).toEqual([FRONT]);
});

test('what a visit may delete at any moment is not listed', async () => {
  putThree();
  signInService.tokenIssuedAt = new Date('2025-12-02T12:00:00Z');
  openSite('/recently-deleted');
  expect(await screen.findByText('Showing 2 of 2 deleted contacts')).toBeVisible();
  expect(names()).toEqual(['Select Grace Hopper', 'Select Alan Turing']);
});

test('what was restored is not selected where it is deleted again elsewhere', async () => {
  putThree();
  openSite('/recently-deleted');
  await screen.findByText('Showing 3 of 3 deleted contacts');
  check('Select Alan Turing');
  press('Restore Alan Turing');
  await screen.findByText('Showing 2 of 2 deleted contacts');
  const card = database.read('businessCards/alan') ?? {};
  database.remove('businessCards/alan');
  putDeleted('alan', '2025-11-21T12:00:00Z', card);
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText('Showing 3 of 3 deleted contacts');
  expect(screen.getByRole('checkbox', { name: 'Select Alan Turing' })).not.toBeChecked();
});
