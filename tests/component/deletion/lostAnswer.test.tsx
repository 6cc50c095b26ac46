import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { address, becomeSignedIn, goOffline, goOnline, mary, openSite } from '../fakes/site';
import { BACK, binned, DELETED } from './deletedContact';

/** The question about Grace, one of four contacts. */
async function ask(): Promise<HTMLElement> {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  return screen.findByRole('alertdialog');
}

function press(name: string, inside = document.body): void {
  fireEvent.click(within(inside).getByRole('button', { name }));
}

test('a deletion whose answer was lost is found to be done', async () => {
  const question = await ask();
  database.loseAnswer('delete businessCards', 'deadline-exceeded');
  press('Delete', question);
  expect(await screen.findByText(DELETED)).toBeVisible();
  expect(address()).toBe('/dashboard');
  press('Undo');
  expect(await screen.findByText(BACK)).toBeVisible();
});

test('a batch that another tab keeps from the same contact is tried again', async () => {
  const question = await ask();
  database.failNext('delete businessCards', 'aborted');
  press('Delete', question);
  expect(await screen.findByText(DELETED)).toBeVisible();
  database.failNext('set businessCards', 'aborted');
  press('Undo');
  expect(await screen.findByText(BACK)).toBeVisible();
});

test('where nobody can look either, that is said, and one more press ends with Undo', async () => {
  const question = await ask();
  const write = database.holdNext('delete businessCards');
  press('Delete', question);
  await waitFor(() => {
    expect(database.count('delete businessCards')).toBe(1);
  });
  // Done, but neither its answer nor any other arrives.
  database.loseAnswer('delete businessCards', 'unknown');
  await act(async () => {
    goOffline();
    write.release();
  });
  expect(
    await screen.findByText(
      'Failed to delete contact. You appear to be offline. Check your connection and try again. We lost the connection before the answer came: it may be deleted all the same. Check Recently Deleted.',
    ),
  ).toBeVisible();
  expect(database.read('businessCards/grace')).toBeUndefined();
  goOnline();
  press('Try Again');
  expect(await screen.findByText(DELETED)).toBeVisible();
  press('Undo');
  expect(await screen.findByText(BACK)).toBeVisible();
  expect(database.read('businessCards/grace')).toMatchObject({ name: 'Grace Hopper' });
});

test('what the phone changes between look and write goes to the bin as it is then', async () => {
  const question = await ask();
  const write = database.holdNext('delete businessCards');
  press('Delete', question);
  await waitFor(() => {
    expect(database.count('delete businessCards')).toBe(1);
  });
  const changed = graceHopper({ title: 'Rear Admiral' });
  await act(async () => {
    database.put('businessCards/grace', changed);
    write.release();
  });
  expect(await screen.findByText(DELETED)).toBeVisible();
  expect(binned()?.card).toEqual(changed);
});

test('a deletion that ends after its session says nothing to the next person', async () => {
  const question = await ask();
  const write = database.holdNext('delete businessCards');
  press('Delete', question);
  await waitFor(() => {
    expect(database.count('delete businessCards')).toBe(1);
  });
  await becomeSignedIn(null);
  await becomeSignedIn(mary);
  await act(async () => {
    write.release();
  });
  await waitFor(() => {
    expect(binned()).toMatchObject({ card: { name: 'Grace Hopper' } });
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
