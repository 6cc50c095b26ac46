import type { ContactTextField } from '../../model/Contact';

/** What the edit form calls each field (spec 2, "Contact edit"). */
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
