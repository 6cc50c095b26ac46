/**
 * The floor: the same search and sort over the same contacts in plain JavaScript, drawn by hand. Of the
 * product it takes the contacts and the style sheets, so that the browser paints the same rows.
 */
import styles from '../../../src/pages/contactList/ContactsTable.module.css';
import '../../../src/styles/base.css';
import { contacts } from './contacts';

type Contact = (typeof contacts)[number];
type Column = 'name' | 'company' | 'title' | 'email' | 'phone' | 'createdAt';
const COLUMNS: Column[] = ['name', 'company', 'title', 'email', 'phone', 'createdAt'];
const LABELS = ['Name', 'Company', 'Title', 'Email', 'Phone', 'Date Added'];
const ROWS = 40;

const collator = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });
const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const search = document.createElement('input');
const status = document.createElement('p');
status.setAttribute('role', 'status');
const table = document.createElement('table');
table.className = styles['table'] ?? '';
const head = table.createTHead();
head.className = styles['head'] ?? '';
const headRow = head.insertRow();
const body = table.createTBody();
body.className = styles['body'] ?? '';

const entries = contacts.map((contact) => ({ contact, text: searchText(contact) }));
let sort: { column: Column; direction: 1 | -1 } = { column: 'createdAt', direction: -1 };

COLUMNS.forEach((column, index) => {
  const button = document.createElement('button');
  button.className = styles['sort'] ?? '';
  button.textContent = LABELS[index] ?? '';
  button.addEventListener('click', () => {
    const first = column === 'createdAt' ? -1 : 1;
    sort = { column, direction: sort.column === column ? (sort.direction === 1 ? -1 : 1) : first };
    entries.sort((a, b) => compared(a.contact, b.contact));
    show();
  });
  headRow.appendChild(document.createElement('th')).append(button);
});

const rows = Array.from({ length: ROWS }, (_, index) => {
  const row = body.insertRow();
  row.className = styles['row'] ?? '';
  row.style.setProperty('--index', String(index));
  const link = document.createElement('a');
  row.insertCell().append(link);
  return { row, link, cells: COLUMNS.slice(1).map(() => row.insertCell()) };
});

search.addEventListener('input', show);
document.body.append(search, status, table);
show();

function show(): void {
  const words = folded(search.value).split(/\s+/);
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  status.textContent = `Showing ${String(found.length)} of 10,000 business cards`;
  body.style.setProperty('--count', String(found.length));
  rows.forEach(({ row, link, cells }, index) => {
    const contact = found[index]?.contact;
    row.hidden = !contact;
    if (!contact) return;
    link.href = `/contact/${contact.id}`;
    link.textContent = contact.name;
    cells.forEach((cell, i) => {
      const column = COLUMNS[i + 1] ?? 'name';
      cell.textContent =
        column !== 'createdAt'
          ? contact[column]
          : contact.createdAt && dates.format(contact.createdAt);
    });
  });
}

function compared(a: Contact, b: Contact): number {
  const { column, direction } = sort;
  const [x, y] = [a[column], b[column]];
  if (!x || !y) return x ? -1 : y ? 1 : 0;
  if (typeof x === 'string' && typeof y === 'string') return direction * collator.compare(x, y);
  return direction * (Number(x) - Number(y));
}

function searchText(contact: Contact): string {
  const { name, company, title, email, phone, website, address, notes } = contact;
  const fields = [name, company, title, email, phone, website, address, notes];
  return `${folded(fields.join('\n'))}\n${phone.replace(/\D/g, '')}`;
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
