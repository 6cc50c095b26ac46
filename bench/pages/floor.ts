/**
 * The floor: the same search and sort over the same contacts, by the quickest page that we know how to
 * write. Everything is prepared before the first press, rows are kept, and only texts that differ are
 * written. It takes the columns and the style sheets of the product, so that the browser paints the same
 * rows.
 */
import { COLUMNS, firstDirection, type SortColumn } from '../../src/contacts/model/columns';
import { readContact } from '../../src/contacts/model/contact';
import rowStyles from '../../src/contacts/list/ContactRow.module.css';
import styles from '../../src/contacts/list/ContactsTable.module.css';
import '../../src/styles/base.css';

type Contact = ReturnType<typeof readContact>;
const ROWS = 40;

/** A contact with the text that is searched and the texts that are drawn. */
interface Entry {
  contact: Contact;
  haystack: string;
  cells: string[];
}

const collator = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });
const stored = (await (await fetch('/assets/bench-contacts.json')).json()) as [string, unknown][];
const entries = stored.map(([id, data]): Entry => {
  const contact = readContact(id, data);
  const { name, company, title, email, phone, website, address, notes } = contact;
  const fields = [name, company, title, email, phone, website, address, notes];
  return {
    contact,
    haystack: `${folded(fields.join('\n'))}\n${phone.replace(/\D/g, '')}`,
    cells: COLUMNS.map((column) => column.text(contact)),
  };
});
/** Every contact in the order of each column, upwards. */
const orders = new Map(COLUMNS.map(({ key }) => [key, entries.toSorted(by(key))]));

let sort: { column: SortColumn; isUpwards: boolean } = { column: 'createdAt', isUpwards: false };
let ordered = inOrder();
let query = '';
let found = ordered;
/** What each search found since the last sort, for when a letter is deleted again. */
const results = new Map([['', ordered]]);

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
const rows = Array.from({ length: ROWS }, (_, index) => {
  const row = body.insertRow();
  row.className = rowStyles['row'] ?? '';
  row.style.insetBlockStart = tall(index);
  const link = document.createElement('a');
  row.insertCell().append(link);
  const holders = [link, ...COLUMNS.slice(1).map(() => row.insertCell())];
  const texts = holders.map((holder) => holder.appendChild(document.createTextNode('')));
  return { row, link, texts, shown: undefined as Entry | undefined };
});

for (const { key, label } of COLUMNS) {
  const button = document.createElement('button');
  button.className = styles['sort'] ?? '';
  button.textContent = label;
  button.addEventListener('click', () => {
    const isUpwards = sort.column === key ? !sort.isUpwards : firstDirection(key) === 'asc';
    sort = { column: key, isUpwards };
    ordered = inOrder();
    results.clear();
    found = matching(ordered);
    draw();
  });
  headRow.appendChild(document.createElement('th')).append(button);
}
search.addEventListener('input', () => {
  const before = query;
  query = folded(search.value);
  found = results.get(query) ?? matching(query.startsWith(before) ? found : ordered);
  results.set(query, found);
  draw();
});
document.body.append(search, status, table);
draw();

function draw(): void {
  status.textContent = `Showing ${String(found.length)} of 10,000 business cards`;
  body.style.blockSize = tall(found.length);
  rows.forEach((slot, index) => {
    const entry = found[index];
    if (slot.shown === entry) return;
    slot.shown = entry;
    slot.row.hidden = !entry;
    if (!entry) return;
    slot.link.href = `/contact/${entry.contact.id}`;
    slot.texts.forEach((text, column) => {
      const now = entry.cells[column] ?? '';
      if (text.data !== now) text.data = now;
    });
  });
}

function tall(rows: number): string {
  return `calc(${String(rows)} * var(--row-height))`;
}

function matching(candidates: Entry[]): Entry[] {
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return candidates;
  return candidates.filter(({ haystack }) => words.every((word) => haystack.includes(word)));
}

function inOrder(): Entry[] {
  const upwards = orders.get(sort.column) ?? [];
  return sort.isUpwards ? upwards : upwards.toReversed();
}

/** Contacts that lack the field come last. */
function by(column: SortColumn): (a: Entry, b: Entry) => number {
  return ({ contact: a }, { contact: b }) => {
    const [x, y] = [a[column], b[column]];
    if (!x || !y) return x ? -1 : y ? 1 : 0;
    if (typeof x === 'string' && typeof y === 'string') return collator.compare(x, y);
    return Number(x) - Number(y);
  };
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
