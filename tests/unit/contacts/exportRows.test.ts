import Papa from 'papaparse';
import { expect, test } from 'vitest';
import {
  ALL_COLUMNS,
  exportRows,
  LISTED_COLUMNS,
} from '../../../src/contacts/export/saveContactsFile';
import { csvText } from '../../../src/platform/csv';
import type { Contact } from '../../../src/contacts/model/contact';
import { contactWith } from '../contactWith';

const contactsCsv = (contacts: readonly Contact[]) => csvText(exportRows(contacts, LISTED_COLUMNS));

const contacts = [
  contactWith({
    id: 'one',
    name: 'Zoë "Z" Ångström',
    company: 'Ångström, Söner & Co',
    title: '=HYPERLINK("http://evil.example")',
    email: 'zoe@cardfile.example',
    phone: '+971 50 123 4567',
    website: 'not exported',
    notes: 'not exported',
    createdAt: new Date(2025, 5, 15, 23, 59),
  }),
  contactWith({ id: 'two' }),
  contactWith({
    id: 'three',
    name: '@ada',
    phone: '+1-415-555-0132',
    createdAt: new Date(2024, 1, 9),
  }),
];

test('writes the six columns in the order given', () => {
  expect(contactsCsv(contacts)).toBe(
    '\uFEFF' +
      '"Name","Company","Title","Email","Phone","Date Added"\r\n' +
      '"Zoë ""Z"" Ångström","Ångström, Söner & Co","\'=HYPERLINK(""http://evil.example"")",' +
      '"zoe@cardfile.example","+971 50 123 4567","2025-06-15"\r\n' +
      '"","","","","",""\r\n' +
      '"\'@ada","","","","\'+1-415-555-0132","2024-02-09"\r\n',
  );
});

test('is read by another parser as the same contacts', () => {
  const { data, errors } = Papa.parse(contactsCsv(contacts), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data).toEqual([
    {
      Name: 'Zoë "Z" Ångström',
      Company: 'Ångström, Söner & Co',
      Title: `'=HYPERLINK("http://evil.example")`,
      Email: 'zoe@cardfile.example',
      Phone: '+971 50 123 4567',
      'Date Added': '2025-06-15',
    },
    { Name: '', Company: '', Title: '', Email: '', Phone: '', 'Date Added': '' },
    {
      Name: "'@ada",
      Company: '',
      Title: '',
      Email: '',
      Phone: "'+1-415-555-0132",
      'Date Added': '2024-02-09',
    },
  ]);
});

test('of ten thousand contacts has 10,001 lines', () => {
  const many = Array.from({ length: 10_000 }, (_, place) =>
    contactWith({ name: `Contact ${place}` }),
  );
  const lines = contactsCsv(many).split('\r\n');
  expect(lines).toHaveLength(10_002);
  expect(lines[0]).toBe('\uFEFF"Name","Company","Title","Email","Phone","Date Added"');
  expect(lines[10_000]).toBe('"Contact 9999","","","","",""');
  expect(lines[10_001]).toBe('');
});

test('of no contacts is the header alone', () => {
  expect(contactsCsv([])).toBe('\uFEFF"Name","Company","Title","Email","Phone","Date Added"\r\n');
});

test('all fields are the six columns, then the rest of the contact', () => {
  const rows = exportRows(
    [
      contactWith({
        name: 'Ada',
        phone: '0012',
        website: 'ada.example',
        address: '1 Main Street\nLondon',
        notes: 'Met in May',
        tags: ['Investor', '=1'],
        createdAt: new Date(2025, 5, 15, 23, 59),
        updatedAt: new Date(2025, 5, 16),
      }),
    ],
    ALL_COLUMNS,
  );
  expect(rows).toEqual([
    [
      ...['Name', 'Company', 'Title', 'Email', 'Phone', 'Date Added'],
      ...['Website', 'Address', 'Notes', 'Tags', 'Date Updated'],
    ],
    [
      ...['Ada', '', '', '', '0012', '2025-06-15'],
      ...['ada.example', '1 Main Street\nLondon', 'Met in May', 'Investor, =1', '2025-06-16'],
    ],
  ]);
});

test('a tag that holds a comma is quoted, and reads as one tag', () => {
  const [, row] = exportRows(
    [contactWith({ tags: ['Fair, 2026', 'vip', 'the "best"'] })],
    ALL_COLUMNS.filter(({ label }) => label === 'Tags'),
  );
  expect(row).toEqual(['"Fair, 2026", vip, "the ""best"""']);
});
