import { contactsOf, type StoredFields } from '../../e2e/support/contactFields';
import { database } from './standIns';
import type { User } from './test';

export { numberedContacts, type StoredFields } from '../../e2e/support/contactFields';

/**
 * Stores contacts of a user, past the rules, the newest first unless `createdAt` says otherwise, and
 * gives their ids in the same order.
 */
export async function putContacts(
  owner: User,
  contacts: readonly StoredFields[],
): Promise<[string, ...string[]]> {
  const entries = contactsOf(owner.uid, contacts);
  for (const [id, fields] of entries) database.put(`businessCards/${id}`, fields);
  return Promise.resolve(entries.map(([id]) => id) as [string, ...string[]]);
}

/** The same for one contact; gives its id. */
export async function putContact(owner: User, contact: StoredFields): Promise<string> {
  const [id] = await putContacts(owner, [contact]);
  return id;
}
