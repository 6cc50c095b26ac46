import { manyContacts } from '../../../scripts/seed/manyContacts';
import type { StoredContact } from '../../../scripts/seed/StoredContact';
import { database } from './standIns';
import { createUser, type User } from './test';

/** A new user with 10,000 contacts, and these. */
export async function userWithTenThousand(): Promise<{ user: User; contacts: StoredContact[] }> {
  const user = await createUser();
  const entries = Object.entries(manyContacts(user.uid, 10_000));
  for (const [id, contact] of entries) database.put(`businessCards/${id}`, { ...contact });
  return { user, contacts: entries.map(([, contact]) => contact) };
}
