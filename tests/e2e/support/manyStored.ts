import { manyContacts } from '../../../scripts/seed/manyContacts';
import { saveDocuments } from '../../../scripts/seed/writers';
import { createUser, type User } from '../../setup/accounts';
import { suite } from '../../setup/suite';

/** A new user with so many contacts, all different; their ids. */
export async function userWith(count: number): Promise<{ user: User; ids: string[] }> {
  const user = await createUser();
  const contacts = manyContacts(user.uid, count);
  const documents = Object.entries(contacts).map(([id, card]) => [`businessCards/${id}`, card]);
  await saveDocuments(Object.fromEntries(documents) as Record<string, object>, suite);
  return { user, ids: Object.keys(contacts) };
}
