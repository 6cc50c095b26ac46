import { manyContacts } from '../../scripts/seed/manyContacts';
import { saveDocuments } from '../../scripts/seed/writers';
import { createUser } from '../setup/accounts';
import { suite } from '../setup/suite';
import { phoneOf } from './support/phone';
import { expect, signIn, test } from './support/test';

test('a card that the phone scans is in the open list', async ({ page }) => {
  const user = await createUser();
  const contacts = manyContacts(user.uid, 48);
  const documents = Object.entries(contacts).map(([id, card]) => [`businessCards/${id}`, card]);
  await saveDocuments(Object.fromEntries(documents) as Record<string, object>, {
    projectId: suite.projectId,
    firestoreHost: suite.firestore,
  });
  const phone = phoneOf(user);
  const listens = page.waitForResponse(/Listen\/channel/);
  await signIn(page, user);
  await listens;
  const began = Date.now();
  await phone.scan({ name: 'Just Scanned' });
  await expect(page.getByRole('link', { name: 'Just Scanned' })).toBeVisible();
  console.log(`${Date.now() - began} ms`);
  await expect(page.getByText('Showing 49 of 49 business cards')).toBeVisible();
});
