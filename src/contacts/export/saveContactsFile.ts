import { csvText } from '../../platform/csv';
import { dayStamp } from '../../platform/dates';
import { downloadFile } from '../../platform/downloadFile';
import { counted, shortened, toWellFormed } from '../../platform/text';
import { workbook } from '../../platform/workbook';
import type { Contact } from '../model/contact';
import { contactsVcard, contactVcard } from './vcard';
import { COLUMNS } from '../model/columns';
import { UNLISTED_FIELDS } from '../model/fields';

interface ExportColumn {
  label: string;
  text: (contact: Contact) => string;
}

/** The columns of R9.2: those of the list. */
export const LISTED_COLUMNS: readonly ExportColumn[] = COLUMNS.map((column) => ({
  label: column.label,
  text: 'csv' in column ? column.csv : column.text,
}));

/** The columns of R9.2, then all else that a contact says of itself (R15.58). */
export const ALL_COLUMNS: readonly ExportColumn[] = [
  ...LISTED_COLUMNS,
  ...UNLISTED_FIELDS.map(({ key, name }) => ({
    label: name,
    text: (contact: Contact) => contact[key],
  })),
  { label: 'Tags', text: ({ tags }) => tags.map(tagWords).join(', ') },
  { label: 'Date Updated', text: ({ updatedAt }) => (updatedAt ? dayStamp(updatedAt) : '') },
];

/** One that holds a comma or a quote is quoted as in a CSV file, or it would read as two tags. */
function tagWords(tag: string): string {
  return /[,"]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag;
}

/** A row of labels, then a row for each contact, in the order given. */
export function exportRows(
  contacts: readonly Contact[],
  columns: readonly ExportColumn[],
): string[][] {
  const labels = columns.map(({ label }) => label);
  return [labels, ...contacts.map((contact) => columns.map(({ text }) => text(contact)))];
}

interface Format {
  name: string;
  ending: string;
  type: string;
  content: (contacts: readonly Contact[]) => string | Promise<string> | Uint8Array<ArrayBuffer>;
}

const CSV = { ending: 'csv', type: 'text/csv;charset=utf-8' };

const FORMATS = {
  csv: {
    ...CSV,
    name: 'contacts_export',
    content: (contacts) => csvText(exportRows(contacts, LISTED_COLUMNS)),
  },
  allFields: {
    ...CSV,
    name: 'contacts_all_fields',
    content: (contacts) => csvText(exportRows(contacts, ALL_COLUMNS)),
  },
  xlsx: {
    name: 'contacts_export',
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: (contacts) => workbook('Contacts', exportRows(contacts, ALL_COLUMNS)),
  },
  vcard: {
    name: 'contacts_export',
    ending: 'vcf',
    type: 'text/vcard;charset=utf-8',
    content: contactsVcard,
  },
} as const satisfies Record<string, Format>;

/** R9.2's CSV, a CSV with all fields, an Excel workbook with all fields, or a file of vCards (R15.58). */
export type FileFormat = keyof typeof FORMATS;

/** Saves the contacts as today's file; returns what was done. */
export async function saveContactsFile(
  format: FileFormat,
  contacts: readonly Contact[],
): Promise<string> {
  const { name, ending, type, content } = FORMATS[format];
  const file = `${name}_${dayStamp(new Date())}.${ending}`;
  downloadFile(file, type, await content(contacts));
  return `Exported ${counted(contacts.length, 'contact', 'contacts')} to ${file}.`;
}

// Characters that file systems refuse, and dots that hide a file.
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}]+|^\.+/gu;

/** Saves one contact as a vCard file, which address books open. Gives the file's name. */
export function saveContactVcard(contact: Contact): string {
  const words = (contact.name || contact.company)
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = `${toWellFormed(shortened(words, 80)) || 'contact'}.vcf`;
  downloadFile(name, 'text/vcard;charset=utf-8', contactVcard(contact));
  return name;
}
