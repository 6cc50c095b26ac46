import type { Contact } from '../../src/contacts/model/contact';

/** A contact with nothing in it but what the test names. */
export function contactWith(fields: Partial<Contact>): Contact {
  return {
    id: 'contact',
    userId: 'ada',
    name: '',
    company: '',
    title: '',
    email: '',
    phone: '',
    website: '',
    address: '',
    notes: '',
    tags: [],
    photoURL: '',
    cardImageURL: '',
    createdAt: null,
    updatedAt: null,
    ...fields,
  };
}
