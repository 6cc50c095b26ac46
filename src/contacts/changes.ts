import { webLink } from '../lib/links';
import { type Contact, CONTACT_TEXT_FIELDS, type ContactTextField } from './contact';
/** The edit form: the text in each of its fields. */
export type ContactForm = Record<ContactTextField, string>;

/** The longest text of each field that firestore.rules let it hold. */
const LONGEST: Record<ContactTextField, number> = {
  name: 200,
  company: 200,
  title: 200,
  email: 320,
  phone: 200,
  website: 2048,
  address: 1000,
  notes: 10000,
};

/** The form as it first appears for a contact. */
export function contactForm(contact: Contact): ContactForm {
  return withEachField((field) => contact[field]);
}

/**
 * The fields to store for a form: blank ends dropped, `https://` put before a bare website (R5.7).
 * A field that was not touched stays as it is in `stored`, odd or over-long as it may be: a scanned
 * mistake in one field must not keep another from being corrected.
 */
export function contactUpdate(form: ContactForm, stored: ContactForm): ContactForm {
  const update = withEachField((field) =>
    form[field] === stored[field] ? form[field] : form[field].trim(),
  );
  const website = withScheme(update.website);
  const isAddress = website === '' || webLink(website) !== null;
  return isAddress || update.website !== stored.website ? { ...update, website } : update;
}

function withScheme(website: string): string {
  return website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

/** What keeps the form from being saved: one sentence for each touched field that is at fault. */
export function validateContact(form: ContactForm, stored: ContactForm): Partial<ContactForm> {
  const update = contactUpdate(form, stored);
  const problems: Partial<ContactForm> = {};
  for (const field of CONTACT_TEXT_FIELDS) {
    const problem = form[field] !== stored[field] && problemOf(field, update[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(field: ContactTextField, text: string): string | null {
  const max = LONGEST[field];
  if (text.length > max) {
    return `${CONTACT_LABELS[field]} is too long: ${text.length} of ${max} characters.`;
  }
  return field === 'website' && text !== '' && webLink(text) === null
    ? 'Website is not a web address. Write one such as example.com, or leave it empty.'
    : null;
}

/**
 * The part of an update that is written: all of it, but for two kinds of untouched fields. One that
 * could not be stored: the form shows it without its control characters, so writing it back would be a
 * change, which firestore.rules refuse together with everything else. And one that is shown as empty:
 * what is stored there may be of a kind that the form cannot show.
 */
export function writtenUpdate(update: ContactForm, stored: ContactForm): Partial<ContactForm> {
  const written: Partial<ContactForm> = {};
  for (const field of CONTACT_TEXT_FIELDS) {
    const text = update[field];
    const isUntouched = text === stored[field];
    if (!isUntouched || (text !== '' && problemOf(field, text) === null)) written[field] = text;
  }
  return written;
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
