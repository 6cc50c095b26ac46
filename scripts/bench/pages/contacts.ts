import { readContact } from '../../../src/contacts/contact';
import { manyContacts } from '../../seed/manyContacts';

/** The seed's long list as the product reads it, newest first: what the dashboard shows, without loading. */
export const contacts = Object.entries(manyContacts('tenthousand', 10_000))
  .map(([id, stored]) => readContact(id, stored))
  .sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
