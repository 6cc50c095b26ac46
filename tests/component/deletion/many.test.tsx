import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper, putManyContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { goOffline, goOnline, openSite } from '../fakes/site';

const count = () => database.list('businessCards').length;

/** All of `number` contacts are selected, and the question is asked. */
async function askToDelete(number: number, all = number) {
  putManyContacts(number);
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Contact 001' }));
  const bar = screen.getByRole('region', { name: 'Selected contacts' });
  await user.click(await within(bar).findByRole('button', { name: `Select all ${all} shown` }));
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  return { user, question: await screen.findByRole('alertdialog') };
}

function press(name: string, inside: HTMLElement): void {
  fireEvent.click(within(inside).getByRole('button', { name }));
}

test('the question names the first ones, and their number', async () => {
  const { question } = await askToDelete(300);
  expect(question).toHaveAccessibleName('Delete 300 contacts?');
  expect(question).toHaveAccessibleDescription(
    'This deletes \u2068Contact 001\u2069, \u2068Contact 002\u2069, \u2068Contact 003\u2069 and 297 more here and in the iOS app, with their notes and photos. You can undo this for 10 seconds.',
  );
  press('Cancel', question);
  expect(count()).toBe(300);
});

test('all are deleted, and all come back, still selected', async () => {
  const { question } = await askToDelete(300);
  const before = database.list('businessCards');
  press('Delete', question);
  expect(await screen.findByText('300 contacts were deleted.')).toBeVisible();
  expect(count()).toBe(0);
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  press('Undo', document.body);
  expect(await screen.findByText('300 contacts are back.')).toBeVisible();
  expect(new Map(database.list('businessCards'))).toEqual(new Map(before));
  expect(await screen.findByText('Showing 300 of 300 business cards')).toBeVisible();
  expect(await screen.findByText('300 selected')).toBeVisible();
});

test('progress is shown, and Stop keeps the rest, which stays selected', async () => {
  const { question } = await askToDelete(400);
  // Two writes are under way at a time, of 120 each.
  database.letNext('delete businessCards');
  const second = database.holdNext('delete businessCards');
  const third = database.holdNext('delete businessCards');
  press('Delete', question);
  expect(await within(question).findByText('Deleting 120 of 400...')).toBeVisible();
  expect(within(question).getByRole('progressbar', { name: 'Deleted contacts' })).toHaveAttribute(
    'aria-valuetext',
    '120 of 400',
  );
  press('Stop', question);
  expect(within(question).getByRole('button', { name: 'Stopping...' })).toBeVisible();
  await act(async () => {
    second.release();
    third.release();
  });
  expect(
    await screen.findByText('360 contacts were deleted. 40 stay selected. You stopped it.'),
  ).toBeVisible();
  expect(count()).toBe(40);
  expect(screen.getByText('40 selected')).toBeVisible();
  press('Undo', document.body);
  expect(await screen.findByText('360 contacts are back.')).toBeVisible();
  expect(count()).toBe(400);
});

test('a failure half-way says how many stay selected, and why; what went can be undone', async () => {
  const { question } = await askToDelete(300);
  database.letNext('delete businessCards');
  database.failNext('delete businessCards', 'resource-exhausted');
  press('Delete', question);
  const said =
    '240 contacts were deleted. 60 stay selected. The service is busy. Please try again in a moment.';
  await screen.findByText(/stay selected/);
  expect([said, said.replace('240', '180').replace('60', '120')]).toContain(
    screen.getByText(/stay selected/).textContent,
  );
  const left = count();
  expect(left).toBeGreaterThan(0);
  press('Undo', document.body);
  expect(await screen.findByText(`${300 - left} contacts are back.`)).toBeVisible();
  expect(count()).toBe(300);
});

test('offline nothing is deleted, and the question says so', async () => {
  const { question } = await askToDelete(300);
  goOffline();
  press('Delete', question);
  expect((await within(question).findByRole('alert')).textContent).toBe(
    'Failed to delete contacts. You appear to be offline. Check your connection and try again.',
  );
  goOnline();
  expect(count()).toBe(300);
});

test('one that is gone already does not keep the others', async () => {
  const { question } = await askToDelete(3);
  const read = database.holdNext('delete businessCards');
  press('Delete', question);
  await waitFor(() => {
    expect(database.count('delete businessCards')).toBe(1);
  });
  database.remove('businessCards/c2');
  await act(async () => {
    read.release();
  });
  expect(await screen.findByText('3 contacts were deleted.')).toBeVisible();
  expect(count()).toBe(0);
});

test('those that could not come back stay selected, unless they are to go for good', async () => {
  database.put('businessCards/old', graceHopper({ image: 'http://pictures.example/old.png' }));
  const { question } = await askToDelete(3, 4);
  press('Delete', question);
  const last = await screen.findByRole('alertdialog', { name: /Grace Hopper.? for good\?$/ });
  press('Cancel', last);
  expect(
    await screen.findByText('3 contacts were deleted. 1 stays selected: that couldn’t be undone.'),
  ).toBeVisible();
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(database.read('businessCards/old')).not.toBeUndefined();

  press('Undo', document.body);
  await screen.findByText('3 contacts are back.');
  press('Delete', screen.getByRole('region', { name: 'Selected contacts' }));
  press('Delete', await screen.findByRole('alertdialog'));
  press('Delete for Good', await screen.findByRole('alertdialog', { name: /for good/ }));
  expect(
    await screen.findByText('4 contacts were deleted. 1 of them can’t be restored.'),
  ).toBeVisible();
  press('Undo', document.body);
  expect(await screen.findByText('3 contacts are back.')).toBeVisible();
  expect(database.read('businessCards/old')).toBeUndefined();
});
