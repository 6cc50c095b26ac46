import { manyContacts } from '../../scripts/seed/manyContacts';
import type { StoredContact } from '../../scripts/seed/StoredContact';
import { saveDocuments } from '../../scripts/seed/writers';
import { createUser, type User } from './accounts';
import { suite } from './suite';

/**
 * Stores 10,000 contacts of a user, past the rules, and gives them by id as the list first shows them: the
 * newest first, of one age by falling id. The newest has `more` too.
 */
export async function putTenThousand(
  { uid }: User,
  more: Partial<StoredContact> = {},
): Promise<[string, StoredContact][]> {
  const newestFirst = Object.entries(manyContacts(uid, 10_000)).toSorted(
    ([idA, a], [idB, b]) => Number(b.createdAt) - Number(a.createdAt) || (idA < idB ? 1 : -1),
  );
  const [newest] = newestFirst;
  if (newest) Object.assign(newest[1], more);
  const documents = newestFirst.map(([id, contact]) => [`businessCards/${id}`, contact] as const);
  await saveDocuments(Object.fromEntries(documents), suite);
  return newestFirst;
}

/** A new user with 10,000 contacts, and these as the list first shows them. */
export async function userWithTenThousand(): Promise<{
  user: User;
  newestFirst: [string, StoredContact][];
}> {
  const user = await createUser();
  return { user, newestFirst: await putTenThousand(user) };
}
