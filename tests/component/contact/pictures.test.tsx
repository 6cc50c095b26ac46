import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filesKey } from '../../../src/firebase/filesKey';
import { database } from '../fakes/fakeDatabase';
import { graceHopper } from '../fakes/contactDocuments';
import { fileStorage } from '../fakes/fakeFiles';
import { openSite, reloadSite } from '../fakes/site';

const FRONT = 'card_images/ada/front.jpg';
const FACE = 'card_images/ada/face.jpg';
const OTHER = 'card_images/ada/other.jpg';
const MARYS = 'card_images/mary/front.jpg';
const LEFT = 'Its picture could not be deleted yet. This is tried again at your next visit.';

const address = (file: string, bucket = 'demo-cardfile.appspot.com') =>
  `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(file)}?alt=media&token=t`;

/** Opens Grace's contact, which has pictures, and confirms its deletion. */
async function deleteGrace(fields = { cardImageURL: address(FRONT), photoURL: address(FACE) }) {
  for (const file of [FRONT, FACE, OTHER, MARYS]) fileStorage.stored.add(file);
  database.put('businessCards/grace', graceHopper(fields));
  const user = openSite('/contact/grace');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  return question;
}

test('the pictures of a contact go with it, and no others', async () => {
  await deleteGrace();
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted.')).toBeVisible();
  expect([...fileStorage.stored]).toEqual([OTHER, MARYS]);
  expect(localStorage.getItem(filesKey('ada'))).toBeNull();
});

test('a contact may name pictures that are not its owner’s: those stay', async () => {
  await deleteGrace({ cardImageURL: address(MARYS), photoURL: address(FACE, 'another-bucket') });
  expect(await screen.findByText('\u2068Grace Hopper\u2069 was deleted.')).toBeVisible();
  expect([...fileStorage.stored]).toEqual([FRONT, FACE, OTHER, MARYS]);
});

test('while the contact cannot be deleted, neither are its pictures', async () => {
  // A busy service is asked twice.
  database.failNext('delete businessCards', 'unavailable');
  database.failNext('delete businessCards', 'unavailable');
  const question = await deleteGrace();
  expect(await question.findByRole('alert')).toHaveTextContent('Failed to delete contact.');
  expect([...fileStorage.stored]).toEqual([FRONT, FACE, OTHER, MARYS]);

  // It was remembered beforehand, for a tab that is closed half-way. The contact is there, so they stay.
  expect(localStorage.getItem(filesKey('ada'))).toContain(FRONT);
  reloadSite();
  await waitFor(() => {
    expect(localStorage.getItem(filesKey('ada'))).toBeNull();
  });
  expect([...fileStorage.stored]).toEqual([FRONT, FACE, OTHER, MARYS]);
});

test('pictures that cannot be deleted are named, and go at the next visit', async () => {
  fileStorage.failDeletions('unauthorized');
  await deleteGrace();
  expect(await screen.findByText(`\u2068Grace Hopper\u2069 was deleted. ${LEFT}`)).toBeVisible();
  expect(fileStorage.stored).toContain(FRONT);

  fileStorage.failDeletions(null);
  reloadSite();
  await waitFor(() => {
    expect([...fileStorage.stored]).toEqual([OTHER, MARYS]);
  });
  await waitFor(() => {
    expect(localStorage.getItem(filesKey('ada'))).toBeNull();
  });
});

test('what is remembered in no readable way harms nothing', async () => {
  localStorage.setItem(filesKey('ada'), '{"a":');
  fileStorage.stored.add(FRONT);
  openSite('/dashboard');
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect([...fileStorage.stored]).toEqual([FRONT]);
});
