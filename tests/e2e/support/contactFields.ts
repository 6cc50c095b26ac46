/** The newest contact's date; each one after it is a day older. */
const NEWEST = Date.parse('2026-10-20T09:30:00Z');
const DAY = 24 * 60 * 60 * 1000;

/** A `businessCards` document, but for its owner. */
export type StoredFields = Record<string, string | number | Date | Record<string, string>>;

/** The contacts of a user as documents by their ids, the newest first unless `createdAt` says otherwise. */
export function contactsOf(
  uid: string,
  contacts: readonly StoredFields[],
): [id: string, fields: StoredFields][] {
  return contacts.map((contact, index) => [
    `${uid}-${String(index + 1).padStart(4, '0')}`,
    { userId: uid, createdAt: new Date(NEWEST - index * DAY), ...contact },
  ]);
}

/** `count` contacts that differ in their number alone: `Person 001` of `Company 001`, and so on. */
export function numberedContacts(count: number): StoredFields[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return { name: `Person ${number}`, company: `Company ${number}` };
  });
}
