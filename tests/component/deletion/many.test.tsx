import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { putManyContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { live } from '../fakes/firestoreLive';
import { goOffline, goOnline, openSite } from '../fakes/site';

const count = () => database.list('businessCards').length;

/** All of `number` contacts are selected, and the question is asked. */
async function askToDelete(number: number) {
  putManyContacts(number);
  const user = openSite('/dashboard');
  return { user, question: await askAboutAll(user, number) };
}

async function askAboutAll(user: UserEvent, number: number): Promise<HTMLElement> {
  await user.click(await screen.findByRole('checkbox', { name: 'Select Contact 001' }));
  const bar = screen.getByRole('region', { name: 'Selected contacts' });
  await user.click(await within(bar).findByRole('button', { name: `Select all ${number} shown` }));
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  return screen.findByRole('alertdialog');
}

function press(name: string, inside: HTMLElement): void {
  fireEvent.click(within(inside).getByRole('button', { name }));
}

test('the question names the first ones, and their number', async () => {
  const { question } = await askToDelete(300);
  expect(question).toHaveAccessibleName('Delete 300 contacts?');
  expect(question).toHaveAccessibleDescription(
    'This deletes \u2068Contact 001\u2069, \u2068Contact 002\u2069, \u2068Contact 003\u2069 and 297 more here and in the iOS app, with their notes and images. They stay in Recently Deleted for 30 days.',
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
  expect(database.list('users/ada/deleted')).toHaveLength(300);
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  press('Undo', document.body);
  expect(await screen.findByText('300 contacts are back.')).toBeVisible();
  expect(new Map(database.list('businessCards'))).toEqual(new Map(before));
  expect(database.list('users/ada/deleted')).toEqual([]);
  expect(await screen.findByText('Showing 300 of 300 business cards')).toBeVisible();
  // A moment later it is announced, too.
  expect(await screen.findByText('300 selected', { selector: 'p' })).toBeVisible();
});

test('progress is shown, and Stop keeps the rest, which stays selected', async () => {
  const { question } = await askToDelete(400);
  // Eight writes are under way at a time, of ten contacts each.
  database.letNext('delete businessCards');
  const held = Array.from({ length: 8 }, () => database.holdNext('delete businessCards'));
  press('Delete', question);
  expect(await screen.findByText('Deleting 10 of 400...')).toBeVisible();
  press('Stop', document.body);
  await act(async () => {
    for (const write of held) write.release();
  });
  expect(
    await screen.findByText('90 contacts were deleted. 310 stay selected. You stopped it.'),
  ).toBeVisible();
  expect(count()).toBe(310);
  expect(screen.getByText('310 selected', { selector: 'p' })).toBeVisible();
  press('Undo', document.body);
  expect(await screen.findByText('90 contacts are back.')).toBeVisible();
  expect(count()).toBe(400);
});

test('meanwhile nothing listens for changes, and then the list hears of a scan', async () => {
  const others = live.count();
  const { question } = await askToDelete(100);
  await waitFor(() => {
    expect(live.count()).toBe(others + 3);
  });
  const held = Array.from({ length: 8 }, () => database.holdNext('delete businessCards'));
  press('Delete', question);
  await screen.findByText('Deleting 100 contacts...');
  expect(live.count()).toBe(others);
  database.put('businessCards/new', { userId: 'ada', name: 'Grace', createdAt: new Date() });
  await act(async () => {
    for (const write of held) write.release();
  });
  expect(await screen.findByText('100 contacts were deleted.')).toBeVisible();
  expect(live.count()).toBe(others + 3);
  await act(async () => {
    live.tell();
  });
  expect(await screen.findByRole('link', { name: 'Grace' })).toBeVisible();
});

test('where the selection was cleared meanwhile, nothing is said to stay selected', async () => {
  const { question } = await askToDelete(400);
  database.letNext('delete businessCards');
  const held = Array.from({ length: 8 }, () => database.holdNext('delete businessCards'));
  press('Delete', question);
  await screen.findByText('Deleting 10 of 400...');
  press('Clear', screen.getByRole('region', { name: 'Selected contacts' }));
  press('Stop', document.body);
  await act(async () => {
    for (const write of held) write.release();
  });
  expect(
    await screen.findByText('90 contacts were deleted. 310 weren’t deleted. You stopped it.'),
  ).toBeVisible();
});

test('a failure half-way says how many stay selected, and why; what went can be undone', async () => {
  const { question } = await askToDelete(300);
  database.letNext('delete businessCards');
  database.failNext('delete businessCards', 'resource-exhausted');
  press('Delete', question);
  const { textContent: said } = await screen.findByText(/stay selected/);
  const left = count();
  expect(left).toBeGreaterThan(0);
  expect(said).toBe(
    `${300 - left} contacts were deleted. ${left} stay selected. The service is busy. Please try again in a moment.`,
  );
  press('Undo', document.body);
  expect(await screen.findByText(`${300 - left} contacts are back.`)).toBeVisible();
  expect(count()).toBe(300);
});

test('after Back the deletion goes on, and a notice tells how far it is, and its end', async () => {
  putManyContacts(200);
  const user = openSite('/profile');
  await screen.findByRole('heading', { name: 'Account Actions' });
  const [contacts] = screen.getAllByRole('link', { name: 'Contacts' });
  await user.click(contacts ?? document.body);
  const question = await askAboutAll(user, 200);
  const held = Array.from({ length: 9 }, () => database.holdNext('delete businessCards'));
  press('Delete', question);
  await waitFor(() => {
    expect(database.count('delete businessCards')).toBe(8);
  });
  window.history.back();
  await screen.findByRole('heading', { name: 'Account Actions' });
  const [first, ...others] = held;
  await act(async () => {
    first?.release();
  });
  expect(await screen.findByText('Deleting 10 of 200...')).toBeVisible();
  await act(async () => {
    for (const write of others) write.release();
  });
  expect(await screen.findByText('200 contacts were deleted.')).toBeVisible();
  press('Undo', document.body);
  expect(await screen.findByText('200 contacts are back.')).toBeVisible();
  expect(count()).toBe(200);
});

test('offline nothing is deleted, and a notice says so', async () => {
  const { question } = await askToDelete(300);
  goOffline();
  press('Delete', question);
  expect(
    await screen.findByText(
      'Failed to delete contacts. You appear to be offline. Check your connection and try again.',
    ),
  ).toBeVisible();
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
