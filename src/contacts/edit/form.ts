import type { Contact, ContactTextField } from '../contact';

/** The edit form: the text in each of its fields. */
export type ContactForm = Record<ContactTextField, string>;

export function contactForm(contact: Contact): ContactForm {
  return withEachField((field) => contact[field]);
}

function withEachField(text: (field: ContactTextField) => string): ContactForm {
  return {
    name: text('name'),
    company: text('company'),
    title: text('title'),
    email: text('email'),
    phone: text('phone'),
    website: text('website'),
    address: text('address'),
    notes: text('notes'),
  };
}

/** What the edit form calls each field (R2.56). */
export const CONTACT_LABELS: Record<ContactTextField, string> = {
  name: 'Full Name',
  company: 'Company',
  title: 'Job Title',
  email: 'Email Address',
  phone: 'Phone Number',
  website: 'Website',
  address: 'Business Address',
  notes: 'Notes',
};
