import { mailLink, mapsLink, webLink } from '../../platform/links';
import { telLink } from '../text/readPhone';

interface Row {
  key: string;
  /** The label of its box in the edit form (R2.56). */
  label: string;
  group: 'Personal Details' | 'Contact Information' | '';
  box?: { multiline: true; rows?: number } | { multiline?: false; hint?: string };
  /** The longest text, in UTF-16 units, that firestore.rules let it hold. */
  limit: number;
  /** Its name on pages, in files and in reasons for a hit. */
  name: string;
  /** Whether the list has a column for it, and with it the CSV file of R9.2. */
  isListed: boolean;
  /** Its link, if that is safe. A text with a link can also be copied. */
  link?: (text: string) => string | null;
  opensTab?: boolean;
  /** Its property in a vCard, and the form of an escaped text there. */
  vcard: { property: string; value?: (escaped: string) => string; isUri?: boolean };
}

/** The texts that a person may correct (R7.4), in the order of the edit form. firestore.rules names each too. */
const TABLE = [
  {
    key: 'name',
    label: 'Full Name',
    group: 'Personal Details',
    limit: 200,
    name: 'Name',
    isListed: true,
    // Its parts: export/vcard.ts.
    vcard: { property: 'N' },
  },
  {
    key: 'company',
    label: 'Company',
    group: 'Personal Details',
    limit: 200,
    name: 'Company',
    isListed: true,
    vcard: { property: 'ORG' },
  },
  {
    key: 'title',
    label: 'Job Title',
    group: 'Personal Details',
    limit: 200,
    name: 'Title',
    isListed: true,
    vcard: { property: 'TITLE' },
  },
  {
    key: 'email',
    label: 'Email Address',
    group: 'Contact Information',
    limit: 320,
    name: 'Email',
    isListed: true,
    link: mailLink,
    vcard: { property: 'EMAIL;TYPE=INTERNET' },
  },
  {
    key: 'phone',
    label: 'Phone Number',
    group: 'Contact Information',
    limit: 200,
    name: 'Phone',
    isListed: true,
    link: telLink,
    vcard: { property: 'TEL;TYPE=WORK,VOICE' },
  },
  {
    key: 'website',
    label: 'Website',
    group: 'Contact Information',
    box: {
      hint: 'No need to include https:// it is added automatically',
    },
    limit: 2048,
    name: 'Website',
    isListed: false,
    link: webLink,
    opensTab: true,
    vcard: { property: 'URL', isUri: true },
  },
  {
    key: 'address',
    label: 'Business Address',
    group: 'Contact Information',
    box: { multiline: true, rows: 3 },
    limit: 1000,
    name: 'Address',
    isListed: false,
    link: mapsLink,
    opensTab: true,
    vcard: { property: 'ADR;TYPE=WORK', value: (address) => `;;${address};;;;` },
  },
  {
    key: 'notes',
    label: 'Notes',
    group: '',
    box: { multiline: true },
    limit: 10_000,
    name: 'Notes',
    isListed: false,
    vcard: { property: 'NOTE' },
  },
] as const satisfies readonly Row[];

export type ContactTextField = (typeof TABLE)[number]['key'];

/** One field of a contact, and all that is known of it. */
export type ContactField = Row & { key: ContactTextField };

/** The texts of a contact, by field. */
export type ContactTexts = Record<ContactTextField, string>;

export const FIELDS: readonly ContactField[] = TABLE;

export const LISTED_FIELDS = TABLE.filter((field) => field.isListed);

export const UNLISTED_FIELDS = FIELDS.filter(({ isListed }) => !isListed);

/** An object with a value for each field. */
export function withEachField<Value>(
  value: (field: ContactField) => Value,
): Record<ContactTextField, Value> {
  const values: Partial<Record<ContactTextField, Value>> = {};
  for (const field of FIELDS) values[field.key] = value(field);
  return values as Record<ContactTextField, Value>;
}
