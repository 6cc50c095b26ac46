import { csvText } from '../lib/csv';
import { dayStamp } from '../lib/dates';
import type { Contact } from './contact';

const HEADERS = ['Name', 'Company', 'Title', 'Email', 'Phone', 'Date Added'];

/** The contacts as a CSV file, in the order given: the columns of R9.2, dates as local `YYYY-MM-DD`. */
export function contactsCsv(contacts: readonly Contact[]): string {
  const rows = contacts.map(({ name, company, title, email, phone, createdAt }) => [
    name,
    company,
    title,
    email,
    phone,
    createdAt ? dayStamp(createdAt) : '',
  ]);
  return csvText([HEADERS, ...rows]);
}

/** The file's name on a day (R9.2). */
export function contactsCsvName(today: Date): string {
  return `contacts_export_${dayStamp(today)}.csv`;
}
