import { saveDocuments } from '../../../scripts/seed/writers';
import type { User } from '../../setup/accounts';
import { suite } from '../../setup/suite';

/** The newest contact's date; each one after it is a day older. */
const NEWEST = Date.parse('2026-10-20T09:30:00Z');
const DAY = 24 * 60 * 60 * 1000;

/** A `businessCards` document, but for its owner. */
export type StoredFields = Record<string, string | number | Date | Record<string, string>>;

/**
 * Stores contacts of a user, past the rules, the newest first unless `createdAt` says otherwise, and
 * gives their ids in the same order.
 */
export async function putContacts(
  owner: User,
  contacts: readonly StoredFields[],
): Promise<[string, ...string[]]> {
  const ids = contacts.map((_, index) => `${owner.uid}-${String(index + 1).padStart(4, '0')}`);
  const documents = contacts.map((contact, index): [string, StoredFields] => [
    `businessCards/${ids[index]}`,
    { userId: owner.uid, createdAt: new Date(NEWEST - index * DAY), ...contact },
  ]);
  await saveDocuments(Object.fromEntries(documents), suite);
  return ids as [string, ...string[]];
}

/** The same for one contact; gives its id. */
export async function putContact(owner: User, contact: StoredFields): Promise<string> {
  const [id] = await putContacts(owner, [contact]);
  return id;
}

/** `count` contacts that differ in their number alone: `Person 001` of `Company 001`, and so on. */
export function numberedContacts(count: number): StoredFields[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return { name: `Person ${number}`, company: `Company ${number}` };
  });
}
