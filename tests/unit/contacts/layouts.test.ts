import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Contact } from '../../../src/contacts/model/contact';
import { checksOf, layoutLine, LAYOUTS, type Program } from '../../../src/contacts/export/layouts';
import { csvFile, csvLine } from '../../../src/platform/csv';
import { toWellFormed } from '../../../src/platform/text';
import { nameParts } from '../../../src/contacts/text/names';
import { contactWith } from '../contactWith';
import { anyText, holds } from '../holds';
import { lettersOf } from './lettersOf';

const PROGRAMS: Program[] = ['google', 'outlook', 'hubspot', 'salesforce'];

/** Where the parts of a name stand, in any of the layouts; a title is a part of it in Outlook alone. */
const NAME_COLUMNS =
  'Name Prefix,Salutation,First Name,First name,Last Name,Last name,Name Suffix,Suffix'.split(',');

const anna = contactWith({
  id: 'anna',
  name: 'Prof. Dr. Anna van den Berg, PhD',
  company: 'Kitz "Valves", Ltd.',
  title: '=1+1',
  email: 'anna@kitz.example',
  phone: '+971501234567',
  website: 'kitz.example',
  address: '1 Main Street\nDubai',
  notes: 'two\nlines',
  tags: ['Fair', 'Hamburg'],
  createdAt: new Date(2026, 4, 14, 12),
});

/** A file as another parser reads it: each row by the headers, those that are empty left out. */
function readBack(program: Program, contacts: readonly Contact[]): Record<string, string>[] {
  const layout = LAYOUTS[program];
  const lines = contacts.map((contact) => layoutLine(layout, contact));
  const file = csvFile([csvLine(layout.header), ...lines]);
  const { data, meta, errors } = Papa.parse<Record<string, string>>(file, {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(meta.fields).toEqual(layout.header);
  return data.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell)));
}

test('Google Contacts', () => {
  expect(readBack('google', [anna])).toEqual([
    {
      'First Name': 'Anna',
      'Last Name': 'van den Berg',
      'Name Prefix': 'Prof. Dr.',
      'Name Suffix': 'PhD',
      'Organization Name': 'Kitz "Valves", Ltd.',
      'Organization Title': '=1+1',
      Notes: 'two\nlines',
      Labels: 'Fair ::: Hamburg',
      'E-mail 1 - Label': 'Work',
      'E-mail 1 - Value': 'anna@kitz.example',
      'Phone 1 - Label': 'Work',
      'Phone 1 - Value': '+971501234567',
      'Address 1 - Label': 'Work',
      'Address 1 - Formatted': '1 Main Street\nDubai',
      'Address 1 - Street': '1 Main Street\nDubai',
      'Website 1 - Label': 'Work',
      'Website 1 - Value': 'kitz.example',
    },
  ]);
});

test('Outlook', () => {
  expect(readBack('outlook', [anna])).toEqual([
    {
      Title: 'Prof. Dr.',
      'First Name': 'Anna',
      'Last Name': 'van den Berg',
      Suffix: 'PhD',
      'E-mail Address': 'anna@kitz.example',
      'Business Phone': '+971501234567',
      'Job Title': '=1+1',
      Company: 'Kitz "Valves", Ltd.',
      'Business Street': '1 Main Street\nDubai',
      'Web Page': 'kitz.example',
      Notes: 'two\nlines',
    },
  ]);
});

test('HubSpot', () => {
  expect(readBack('hubspot', [anna, { ...anna, notes: '' }])).toEqual(
    [{ 'Activity date': '2026-05-14', 'Note body': 'two\nlines' }, {}].map((note) => ({
      Salutation: 'Prof. Dr.',
      'First name': 'Anna',
      'Last name': 'van den Berg',
      Email: 'anna@kitz.example',
      'Phone number': '+971501234567',
      'Company name': 'Kitz "Valves", Ltd.',
      'Job title': '=1+1',
      'Website URL': 'kitz.example',
      'Street address': '1 Main Street\nDubai',
      ...note,
    })),
  );
});

test('a note in HubSpot has the date that the contact has, where nobody knows when it was scanned', () => {
  const updatedAt = new Date(2026, 4, 15, 12);
  const [row] = readBack('hubspot', [{ ...anna, createdAt: null, updatedAt }]);
  expect(row?.['Activity date']).toBe('2026-05-15');
});

test('Salesforce leads', () => {
  expect(readBack('salesforce', [anna])).toEqual([
    {
      Salutation: 'Prof. Dr.',
      'First Name': 'Anna',
      'Last Name': 'van den Berg',
      Suffix: 'PhD',
      Company: 'Kitz "Valves", Ltd.',
      Title: '=1+1',
      Email: 'anna@kitz.example',
      Phone: '+971501234567',
      Website: 'kitz.example',
      Street: '1 Main Street\nDubai',
      Description: 'two\nlines',
    },
  ]);
});

describe.each(PROGRAMS)('%s', (program) => {
  test('every header with a cell is one of the program’s own, and each is there once', () => {
    const { header, cells } = LAYOUTS[program];
    expect(new Set(header).size).toBe(header.length);
    expect(Object.keys(cells).filter((label) => !header.includes(label))).toEqual([]);
  });

  test('a name that cannot be split is the last name as a whole', () => {
    const [row] = readBack(program, [contactWith({ name: 'Lloyd & Susan Hester' })]);
    expect(Object.values(row ?? {})).toEqual(['Lloyd & Susan Hester']);
  });

  test('any text is read back as it is', () => {
    const fields = fc.record({
      ...{ name: anyText, company: anyText, title: anyText, email: anyText },
      ...{ phone: anyText, website: anyText, address: anyText, notes: anyText },
    });
    holds(
      fc.property(fields, ({ name, ...texts }) => {
        const [row = {}] = readBack(program, [contactWith({ name, ...texts })]);
        const cells = Object.values(row);
        for (const text of Object.values(texts).map(toWellFormed)) {
          expect(['', ...cells]).toContain(text);
        }
        // No sign of a name is lost, wherever its parts stand; HubSpot has no column for a degree.
        const columns = program === 'outlook' ? [...NAME_COLUMNS, 'Title'] : NAME_COLUMNS;
        const parts = columns.flatMap((label) => row[label] ?? []).join('');
        const leftOut = program === 'hubspot' ? (nameParts(toWellFormed(name))?.suffix ?? '') : '';
        expect(lettersOf(parts + leftOut)).toBe(lettersOf(toWellFormed(name)));
      }),
    );
  });
});

describe('what the other side will make of the contacts', () => {
  const contacts = [
    anna,
    contactWith({ id: 'nobody', email: 'ANNA@kitz.example' }),
    contactWith({ id: 'two', name: 'Lloyd & Susan Hester', company: 'Hester', email: 'none' }),
    contactWith({ id: 'long', name: 'Grace Hopper', company: 'x'.repeat(256) }),
    contactWith({ id: 'empty', company: 'Cafe Noir', notes: 'Met in May' }),
  ];
  test.each<[Program, Record<string, string[]>]>([
    [
      'google',
      {
        'are too many: Google Contacts takes 3,000 at a time': [],
        'have a name we can’t split for sure: all of it is the last name': ['two'],
        'have no email': ['long', 'empty'],
        'have a text that runs as a formula if you open the file in a spreadsheet': ['anna'],
      },
    ],
    [
      'outlook',
      {
        'have a name we can’t split for sure: all of it is the last name': ['two'],
        'have no email': ['long', 'empty'],
        'have a text that runs as a formula if you open the file in a spreadsheet': ['anna'],
      },
    ],
    [
      'hubspot',
      {
        'have neither name nor email: HubSpot refuses them': ['empty'],
        'have an email that isn’t valid: HubSpot refuses them': ['two'],
        'have no email: HubSpot can’t tell them from others': ['long', 'empty'],
        'share an email: HubSpot merges those with the same one': ['anna', 'nobody'],
        'have notes without a date: HubSpot asks for one': ['empty'],
        'have a degree or the like behind the name: HubSpot has no column for it, so it is left out':
          ['anna'],
        'have a name we can’t split for sure: all of it is the last name': ['two'],
        'have a text that runs as a formula if you open the file in a spreadsheet': ['anna'],
      },
    ],
    [
      'salesforce',
      {
        'have no last name: Salesforce refuses them': ['nobody', 'empty'],
        'have no company: Salesforce refuses them': ['nobody'],
        'have an email that isn’t valid: Salesforce refuses them': ['two'],
        'have a text that is too long: Salesforce refuses them': ['long'],
        'have a name we can’t split for sure: all of it is the last name': ['two'],
        'have no email': ['long', 'empty'],
        'have a text that runs as a formula if you open the file in a spreadsheet': ['anna'],
      },
    ],
  ])('%s', (program, expected) => {
    const found = checksOf(LAYOUTS[program]).map(({ many, find }) => [
      many,
      find(contacts).map(({ id }) => id),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('of more than 3,000 those that Google Contacts does not take are named', () => {
    const many = Array.from({ length: 3002 }, (_, at) => contactWith({ id: String(at) }));
    const [check] = LAYOUTS.google.checks;
    expect(check?.find(many).map(({ id }) => id)).toEqual(['3000', '3001']);
  });
});
