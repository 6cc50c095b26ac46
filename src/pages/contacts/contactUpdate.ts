import { webLink } from '../../lib/links';
import { CONTACT_TEXT_FIELDS, type Contact, type ContactTextField } from '../../model/Contact';

/** The edit form: the text in each of its fields. */
export type ContactForm = Record<ContactTextField, string>;

/** What the form calls each field, and the longest text that firestore.rules let it hold. */
const FIELDS: Record<ContactTextField, { label: string; max: number }> = {
  name: { label: 'Full Name', max: 200 },
  company: { label: 'Company', max: 200 },
  title: { label: 'Job Title', max: 200 },
  email: { label: 'Email Address', max: 320 },
  phone: { label: 'Phone Number', max: 200 },
  website: { label: 'Website', max: 2048 },
  address: { label: 'Business Address', max: 1000 },
  notes: { label: 'Notes', max: 10000 },
};

/** The form as it first appears for a contact. */
export function contactForm(contact: Contact): ContactForm {
  return withEachField((field) => contact[field]);
}

/** The fields to store for a form: blank ends dropped, `https://` put before a bare website (spec 5). */
export function contactUpdate(form: ContactForm): ContactForm {
  const trimmed = withEachField((field) => form[field].trim());
  return { ...trimmed, website: withScheme(trimmed.website) };
}

function withScheme(website: string): string {
  return website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

/** What keeps the form from being saved: a sentence for each field at fault, in the form's order. */
export function contactProblems(form: ContactForm): Partial<ContactForm> {
  const stored = contactUpdate(form);
  const problems: Partial<ContactForm> = {};
  for (const field of CONTACT_TEXT_FIELDS) {
    const problem = problemWith(field, stored[field]);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function problemWith(field: ContactTextField, text: string): string | null {
  const { label, max } = FIELDS[field];
  if (text.length > max) return `${label} is too long: ${text.length} of ${max} characters.`;
  if (field === 'website' && text !== '' && webLink(text) === null) {
    return 'Website is not a web address. Write one such as example.com, or leave it empty.';
  }
  return null;
}

/** Whether two forms differ in any field. */
export function hasChanges(a: ContactForm, b: ContactForm): boolean {
  return CONTACT_TEXT_FIELDS.some((field) => a[field] !== b[field]);
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
