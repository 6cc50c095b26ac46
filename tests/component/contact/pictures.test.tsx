import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filesKey } from '../../../src/firebase/filesKey';
import { database } from '../fakes/fakeDatabase';
import { graceHopper } from '../fakes/contactDocuments';
import { fileStorage } from '../fakes/fakeFiles';
import { addressOf, FRONT } from '../deletion/deletedContact';
import { openSite, reloadSite } from '../fakes/site';

const FACE = 'card_images/ada/face.jpg';
const OTHER = 'card_images/ada/other.jpg';
const MARYS = 'card_images/mary/front.jpg';
/** Opens Grace's contact, which has pictures, and confirms its deletion. */
async function deleteGrace(fields = { cardImageURL: addressOf(FRONT), photoURL: addressOf(FACE) }) {
  for (const file of [FRONT, FACE, OTHER, MARYS]) fileStorage.stored.add(file);
  database.put('businessCards/grace', graceHopper(fields));
  const user = openSite('/contact/grace');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  return { user, question };
}

test('the pictures of a contact go with it once the undo is over, and no others', async () => {
  const { user } = await deleteGrace();
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => {
    expect([...fileStorage.stored]).toEqual([OTHER, MARYS]);
  });
  expect(localStorage.getItem(filesKey('ada'))).toBeNull();
});

test('a contact may name pictures that are not its owner’s: those stay', async () => {
  const { user } = await deleteGrace({
    cardImageURL: addressOf(MARYS),
    photoURL: addressOf(FACE, 'another-bucket'),
  });
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect([...fileStorage.stored]).toEqual([FRONT, FACE, OTHER, MARYS]);
});

test('while the contact cannot be deleted, neither are its pictures', async () => {
  // A busy service is asked twice.
  database.failNext('delete businessCards', 'unavailable');
  database.failNext('delete businessCards', 'unavailable');
  const { question } = await deleteGrace();
  expect(await question.findByRole('alert')).toHaveTextContent('Failed to delete contact.');
  expect([...fileStorage.stored]).toEqual([FRONT, FACE, OTHER, MARYS]);

  // It was remembered beforehand, for a tab that is closed half-way. The contact is there, so they stay.
  const remembered = localStorage.getItem(filesKey('ada')) ?? '';
  expect(remembered).toContain(FRONT);
  localStorage.setItem(filesKey('ada'), remembered.replace(/"due":\d+/, '"due":0'));
  reloadSite();
  await waitFor(() => {
    expect(localStorage.getItem(filesKey('ada'))).toBeNull();
  });
  expect([...fileStorage.stored]).toEqual([FRONT, FACE, OTHER, MARYS]);
});

test('what is remembered in no readable way harms nothing', async () => {
  localStorage.setItem(filesKey('ada'), '{"a":');
  fileStorage.stored.add(FRONT);
  openSite('/dashboard');
  expect(await screen.findByRole('heading', { name: 'No business cards yet' })).toBeVisible();
  expect([...fileStorage.stored]).toEqual([FRONT]);
});
