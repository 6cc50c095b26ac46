import { saveDocuments } from '../../../scripts/seed/writers';
import type { User } from '../../setup/accounts';
import { suite } from '../../setup/suite';
import { contactsOf, type StoredFields } from './contactFields';

export { numberedContacts, type StoredFields } from './contactFields';

/**
 * Stores contacts of a user, past the rules, the newest first unless `createdAt` says otherwise, and
 * gives their ids in the same order.
 */
export async function putContacts(
  owner: User,
  contacts: readonly StoredFields[],
): Promise<[string, ...string[]]> {
  const entries = contactsOf(owner.uid, contacts);
  const documents = entries.map(([id, fields]) => [`businessCards/${id}`, fields] as const);
  await saveDocuments(Object.fromEntries(documents), suite);
  return entries.map(([id]) => id) as [string, ...string[]];
}

/** The same for one contact; gives its id. */
export async function putContact(owner: User, contact: StoredFields): Promise<string> {
  const [id] = await putContacts(owner, [contact]);
  return id;
}
