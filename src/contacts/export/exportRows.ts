import { dayStamp } from '../../platform/dates';
import { COLUMNS } from '../model/columns';
import type { Contact } from '../model/contact';
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
