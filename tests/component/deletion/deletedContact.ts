import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';
import { openSite } from '../fakes/site';

export const FRONT = 'card_images/ada/front.jpg';
export const DELETED = '\u2068Grace Hopper\u2069 was deleted.';
export const BACK = '\u2068Grace Hopper\u2069 is back.';

/** The address of a stored picture. */
export function addressOf(file: string, bucket = 'demo-cardfile.appspot.com'): string {
  return `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(file)}?alt=media&token=t`;
}

/** Grace with a picture, and with what the site does not know. */
export const GRACE: Fields = graceHopper({
  cardImageURL: addressOf(FRONT),
  scan: { id: '4f1c', confidence: [0.5, null], at: timestamp('2025-06-15T12:00:01Z') },
});

/** Asks whether to delete Grace, one of four contacts; the clock is the test's own from then on. */
export async function askToDeleteGrace(fields: Fields = GRACE): Promise<void> {
  putFourContacts();
  database.put('businessCards/grace', fields);
  fileStorage.stored.add(FRONT);
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  vi.useFakeTimers();
}

/** Grace is deleted, and the list is open, where her row was the second of four. */
export async function deleteGrace(fields: Fields = GRACE): Promise<void> {
  await askToDeleteGrace(fields);
  await press('Delete', screen.getByRole('alertdialog'));
  await pass(100);
}

/** What Recently Deleted holds of Grace; `undefined` where it holds nothing. */
export function binned(): Fields | undefined {
  return database.read('users/ada/deleted/grace');
}

/** Presses a button, and lets what needs no time happen. */
export async function press(name: string, inside = document.body): Promise<void> {
  fireEvent.click(within(inside).getByRole('button', { name }));
  await pass(1);
}

/** Lets so many milliseconds pass. */
export async function pass(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time));
}
