import type { ContactTextField } from '../contact';

/** The longest text of each field, in UTF-16 units, that firestore.rules let it hold. */
export const CONTACT_LIMITS: Record<ContactTextField, number> = {
  name: 200,
  company: 200,
  title: 200,
  email: 320,
  phone: 200,
  website: 2048,
  address: 1000,
  notes: 10_000,
};
