import type { IMAGE_FIELDS } from '../../src/contacts/model/contact';
import type { ContactTextField } from '../../src/contacts/model/fields';
/**
 * A date in each form the database holds (R10.18): a `Date` is stored as a Firestore timestamp; text, a number
 * (ms since 1970) and a plain map stay what they are.
 */
export type StoredDate = Date | string | number | { seconds: number; nanoseconds: number };

/** What a card says and when it was scanned: a contact without owner, id and picture. */
export type ScannedCard = Partial<Record<ContactTextField, string>> & {
  tags?: readonly string[];
  createdAt: StoredDate;
  updatedAt?: StoredDate;
};

/** A `businessCards` document as stored. */
export type StoredContact = ScannedCard &
  Partial<Record<(typeof IMAGE_FIELDS)[number], string>> & { userId: string };

/** Stored contacts by document id. */
export type StoredContacts = Record<string, StoredContact>;
