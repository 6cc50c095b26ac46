import type { Account } from './accounts';
import { demoContacts } from './demoContacts';
import { manyContacts } from './manyContacts';
import { otherContacts } from './otherContacts';
import type { Documents } from './saveDocuments';

/** Every document of the seed by path; `contacts` is how many the long list has. */
export function seedDocuments(
  accounts: Account[],
  contacts: number,
  imageAddress: (contactId: string) => string,
): Documents {
  const documents: Documents = {};
  for (const { uid, profile, subscription } of accounts) {
    if (profile) documents[`users/${uid}`] = profile;
    if (subscription) documents[`subscriptions/${uid}`] = subscription;
  }
  const cards = {
    ...demoContacts('demo', imageAddress),
    ...manyContacts('tenthousand', contacts),
    ...otherContacts('other'),
  };
  for (const [id, contact] of Object.entries(cards)) documents[`businessCards/${id}`] = contact;
  return documents;
}
