import { readFileSync } from 'node:fs';
import type { IMAGE_FIELDS } from '../../src/contacts/model/contact';
import type { ScannedCard, StoredContacts } from './StoredContact';

/** A signed-up user, with the documents that the product keeps about them. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  /** What the account shows, for the list that `npm run dev` prints. */
  what: string;
  /** `users/{uid}`; without it the site uses the name of the sign-in. */
  profile?: Record<string, string | number | Date>;
  /** `subscriptions/{uid}`, in the dashboard's shape, the profile's, or both. */
  subscription?: Record<string, string | number | Date>;
}

/** A card in a file: `imageField` is the field that its contact keeps the picture's address in. */
type CardInFile = ScannedCard & { id: string; imageField?: (typeof IMAGE_FIELDS)[number] };

/** The seeded accounts. */
export function readAccounts(): Account[] {
  return lines<Account>('accounts.jsonl');
}

/**
 * The contacts of a file, one to a line, as stored for this user; `imageAddress` says where a contact's card
 * image is.
 */
export function readContacts(
  file: 'demoContacts.jsonl' | 'otherContacts.jsonl',
  userId: string,
  imageAddress: (contactId: string) => string,
): StoredContacts {
  return Object.fromEntries(
    lines<CardInFile>(file).map(({ id, imageField, ...card }) => [
      id,
      { userId, ...card, ...(imageField && { [imageField]: imageAddress(id) }) },
    ]),
  );
}

/** A file of JSON, one object to a line. JSON has no dates: `{ "timestamp": "2026-..." }` is one. */
function lines<Line>(file: string): Line[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').trim();
  const readDates = (_key: string, value: unknown): unknown => {
    const isDate = typeof value === 'object' && value !== null && 'timestamp' in value;
    return isDate ? new Date(String(value.timestamp)) : value;
  };
  return text.split('\n').map((line) => JSON.parse(line, readDates) as Line);
}
