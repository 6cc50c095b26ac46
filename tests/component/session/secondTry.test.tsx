import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// First: it puts stand-ins in the place of the SDKs.
import { openSite } from '../fakes/site';
import { deleteDocuments } from '../../../src/contacts/store/bin/documents';
import { contactsThere } from '../../../src/contacts/store/reads';
import { changedFields } from '../../../src/contacts/model/changes';
import { contactTexts, readContact } from '../../../src/contacts/model/contact';
import { saveContact } from '../../../src/contacts/store/verbs/saveContact';
import { sendContactMessage } from '../../../src/messages/sendContactMessage';
import { createProfile } from '../../../src/account/profile/createProfile';
import { formToSave } from '../../setup/formToSave';
import { graceHopper, putFourContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';

const MESSAGE = { name: 'Ada', email: 'ada@example.com', subject: '', message: 'Hello' };

test('one 503 shows no error in the place of the list', async () => {
  putFourContacts();
  database.failNext('list businessCards', 'unavailable');
  openSite('/dashboard');
  expect(await screen.findByText('Showing 4 of 4 business cards')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a contact whose save was done and not answered is saved', async () => {
  database.put('businessCards/grace', graceHopper());
  database.loseAnswer('update businessCards', 'unavailable');
  const began = contactTexts(readContact('grace', graceHopper()));
  const saved = await saveContact(
    'grace',
    formToSave(began, { company: 'US Navy' }),
    changedFields,
  );
  expect(saved.kind).toBe('saved');
  expect(database.read('businessCards/grace')).toMatchObject({ company: 'US Navy' });
});

test('contacts whose deletion was done and not answered are deleted', async () => {
  putFourContacts();
  const contacts = await contactsThere('ada', ['grace', 'alan']);
  // The second try is refused, as the rules do where there is nothing to delete.
  database.loseAnswer('delete businessCards', 'unavailable');
  expect(await deleteDocuments('ada', contacts)).toEqual({ left: [], failure: null });
  expect(database.list('businessCards').map(([path]) => path)).toEqual([
    'businessCards/zoe',
    'businessCards/none',
  ]);
});

test('a profile whose creation was done and not answered is not created again', async () => {
  database.loseAnswer('set users', 'unavailable');
  await createProfile({ uid: 'ada', email: 'ada@cardfile.example', name: 'Ada' });
  expect(database.count('set users')).toBe(1);
  expect(database.read('users/ada')).toMatchObject({ name: 'Ada' });
});

test('a message that was stored and not answered is not stored again', async () => {
  database.loseAnswer('set contactMessages', 'unavailable');
  await expect(sendContactMessage(MESSAGE)).rejects.toThrow();
  expect(database.count('set contactMessages')).toBe(2);
  expect(database.list('contactMessages')).toHaveLength(1);
});

test('a message that is sent again after another one is stored once', async () => {
  const other = { ...MESSAGE, message: 'Something else' };
  database.loseAnswer('set contactMessages', 'internal');
  await expect(sendContactMessage(MESSAGE)).rejects.toThrow();
  await sendContactMessage(other);
  await expect(sendContactMessage(MESSAGE)).rejects.toThrow();
  expect(database.list('contactMessages')).toHaveLength(2);
});

test('a message that was refused after a 401 is not sent', async () => {
  database.failNext('set contactMessages', 'unauthenticated');
  database.failNext('set contactMessages', 'permission-denied');
  openSite('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  await expect(sendContactMessage(MESSAGE)).rejects.toThrow();
  expect(database.list('contactMessages')).toEqual([]);
});
