import { csvText } from '../lib/csv';
import { dayStamp } from '../lib/dates';
import { downloadFile } from '../lib/downloadFile';
import { COLUMNS } from './columns';
import type { Contact } from './contact';

/** The contacts as a CSV file, in the order given: the columns of R9.2, dates as local `YYYY-MM-DD`. */
export function contactsCsv(contacts: readonly Contact[]): string {
  const headers = COLUMNS.map(({ label }) => label);
  const texts = COLUMNS.map((column) => ('csv' in column ? column.csv : column.text));
  return csvText([headers, ...contacts.map((contact) => texts.map((text) => text(contact)))]);
}

export function contactsCsvName(today: Date): string {
  return `contacts_export_${dayStamp(today)}.csv`;
}

/** Saves the contacts as today's file, and gives its name. */
export function saveContactsCsv(contacts: readonly Contact[]): string {
  const name = contactsCsvName(new Date());
  downloadFile(name, 'text/csv;charset=utf-8', contactsCsv(contacts));
  return name;
}
