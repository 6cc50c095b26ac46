import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../../src/contacts/model/fields';
import { changedFields } from '../../../src/contacts/model/changes';
import { contactTexts } from '../../../src/contacts/model/contact';
import { validateContact } from '../../../src/contacts/model/validateContact';
import { contactWith } from '../contactWith';

const NAMES = FIELDS.map(({ key }) => key);
const empty = contactTexts(contactWith({}));

test('the form holds the eight text fields and nothing else', () => {
  const contact = contactWith({ name: 'Ada', website: 'ada.example', notes: 'x', userId: 'ada' });
  expect(contactTexts(contact)).toEqual({
    name: 'Ada',
    company: '',
    title: '',
    email: '',
    phone: '',
    website: 'ada.example',
    address: '',
    notes: 'x',
  });
});

describe('changedFields', () => {
  const stored = { ...empty, name: 'Ada', website: 'https://ada.example' };

  test.each([
    ['', ''],
    ['   ', ''],
    ['mary.example', 'https://mary.example'],
    [' mary.example ', 'https://mary.example'],
    ['https://mary.example', 'https://mary.example'],
    ['http://ada.example', 'http://ada.example'],
    ['HTTP://Ada.example', 'HTTP://Ada.example'],
    ['Https://ada.example', 'Https://ada.example'],
    ['httpbin.example', 'https://httpbin.example'],
    ['//mary.example', 'https://mary.example'],
    ['intranet', 'https://intranet'],
    ['https:ada.example', 'https://https:ada.example'],
  ])('a changed website %j is written as %j', (website, expected) => {
    expect(changedFields({ ...stored, website }, stored)).toEqual({ website: expected });
  });

  test.each(['https://ada.example', ' https://ada.example ', 'ada.example', ' ada.example'])(
    'the website %j is the stored one, so it is no change',
    (website) => {
      expect(changedFields({ ...stored, website }, stored)).toEqual({});
    },
  );

  test('a bare website gets no https:// while it is not changed', () => {
    const bare = { ...empty, website: 'ada.example' };
    expect(changedFields({ ...bare, name: 'Ada' }, bare)).toEqual({ name: 'Ada' });
    expect(changedFields({ ...bare, website: 'ada.example ' }, bare)).toEqual({});
  });

  test('drops blank ends and leaves the rest alone', () => {
    const form = { ...stored, name: ' Ada  Lovelace ', notes: '\n one\n\n two \n', phone: ' +1 ' };
    expect(changedFields(form, stored)).toEqual({
      name: 'Ada  Lovelace',
      notes: 'one\n\n two',
      phone: '+1',
    });
  });

  test('may be all eight text fields, and no others', () => {
    const form = { ...contactTexts(contactWith({})), userId: 'eve' };
    for (const field of NAMES) form[field] = `https://${field}.example`;
    expect(Object.keys(changedFields(form, empty)).sort()).toEqual([...NAMES].sort());
  });

  test('a website that a failed write may have stored is written again', () => {
    const sent = { website: 'https://mary.example' };
    expect(changedFields(stored, stored, sent)).toEqual({ website: 'https://ada.example' });
  });
});

describe('a field that was not touched', () => {
  const odd = { ...empty, name: ' Ada ', website: 'javascript:alert(1)', notes: 'x'.repeat(10001) };

  test('is not written and is no problem', () => {
    const form = { ...odd, company: ' Engines ' };
    expect(changedFields(form, odd)).toEqual({ company: 'Engines' });
    expect(validateContact(form, odd)).toEqual({});
  });

  test('is analyzed once it is changed', () => {
    const form = { ...odd, website: 'javascript:alert(2)', notes: `${odd.notes}x` };
    expect(Object.keys(validateContact(form, odd))).toEqual(['website', 'notes']);
  });
});

describe('validateContact', () => {
  test('nothing is required', () => {
    expect(validateContact(empty, empty)).toEqual({});
  });

  test.each([
    ['name', 200, 'Full Name is too long: 201 of 200 characters.'],
    ['company', 200, 'Company is too long: 201 of 200 characters.'],
    ['title', 200, 'Job Title is too long: 201 of 200 characters.'],
    ['email', 320, 'Email Address is too long: 321 of 320 characters.'],
    ['phone', 200, 'Phone Number is too long: 201 of 200 characters.'],
    ['address', 1000, 'Business Address is too long: 1001 of 1000 characters.'],
    ['notes', 10000, 'Notes is too long: 10001 of 10000 characters.'],
  ] as const)('%s holds %i characters', (field, max, problem) => {
    expect(validateContact({ ...empty, [field]: 'x'.repeat(max) }, empty)).toEqual({});
    expect(validateContact({ ...empty, [field]: ` ${'x'.repeat(max)} ` }, empty)).toEqual({});
    expect(validateContact({ ...empty, [field]: 'x'.repeat(max + 1) }, empty)).toEqual({
      [field]: problem,
    });
  });

  test('the website is counted as it will be stored', () => {
    const website = `ada.example/${'x'.repeat(2028)}`;
    expect(validateContact({ ...empty, website }, empty)).toEqual({});
    expect(validateContact({ ...empty, website: `${website}x` }, empty)).toEqual({
      website: 'Website is too long: 2049 of 2048 characters.',
    });
  });

  test.each([
    'ada.example',
    'https://ada.example/a?b#c',
    'HTTP://ada.example',
    'müller.example',
    '//ada.example',
    'intranet',
    'wiki:8080/a',
  ])('website %j is good', (website) => {
    expect(validateContact({ ...empty, website }, empty)).toEqual({});
  });

  test.each([
    'ada at example.com',
    'ada.example\nevil.example',
    'ada@ada.example',
    'javascript:alert(1)',
    'javascript://ada.example/%0aalert(1)',
    'ftp://ada.example',
    'data:text/html,x',
    'https://',
  ])('website %j is not', (website) => {
    expect(validateContact({ ...empty, website }, empty)).toEqual({
      website: 'Enter a web address like example.com, or leave this blank.',
    });
  });

  test('names every field at fault, in the order of the form', () => {
    const form = { ...empty, notes: 'x'.repeat(10001), website: 'no ne', name: 'x'.repeat(201) };
    expect(Object.keys(validateContact(form, empty))).toEqual(['name', 'website', 'notes']);
  });

  test('holds the bounds of firestore.rules', () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    const bounds = [...rules.matchAll(/isBoundedText\('(\w+)', (\d+), written\)/g)];
    expect(new Set(bounds.map(([, field]) => field))).toEqual(new Set(NAMES));
    for (const [, field = '', max] of bounds.filter(([, field]) => field !== 'website')) {
      const form = { ...empty, [field]: 'x'.repeat(Number(max)) };
      expect(validateContact(form, empty)).toEqual({});
      expect(
        validateContact({ ...empty, [field]: `${'x'.repeat(Number(max))}x` }, empty),
      ).toHaveProperty(field);
    }
  });
});
