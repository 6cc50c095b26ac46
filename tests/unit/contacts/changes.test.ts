import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTACT_TEXT_FIELDS } from '../../../src/contacts/contact';
import {
  contactForm,
  validateContact,
  contactUpdate,
  hasChanges,
  writtenUpdate,
} from '../../../src/contacts/changes';
import { contactWith } from '../contactWith';

const empty = contactForm(contactWith({}));

test('the form holds the eight text fields and nothing else', () => {
  const contact = contactWith({ name: 'Ada', website: 'ada.example', notes: 'x', userId: 'ada' });
  expect(contactForm(contact)).toEqual({
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

describe('contactUpdate', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['ada.example', 'https://ada.example'],
    [' ada.example ', 'https://ada.example'],
    ['https://ada.example', 'https://ada.example'],
    ['http://ada.example', 'http://ada.example'],
    ['HTTP://Ada.example', 'HTTP://Ada.example'],
    ['Https://ada.example', 'Https://ada.example'],
    ['httpbin.example', 'https://httpbin.example'],
    ['https:ada.example', 'https://https:ada.example'],
  ])('stores website %j as %j', (website, expected) => {
    expect(contactUpdate({ ...empty, website }, empty).website).toBe(expected);
  });

  test('drops blank ends and leaves the rest alone', () => {
    const form = { ...empty, name: ' Ada  Lovelace ', notes: '\n one\n\n two \n', phone: ' +1 ' };
    expect(contactUpdate(form, empty)).toEqual({
      ...empty,
      name: 'Ada  Lovelace',
      notes: 'one\n\n two',
      phone: '+1',
    });
  });

  test('stores exactly the eight text fields', () => {
    const form = { ...empty, userId: 'eve' };
    expect(Object.keys(contactUpdate(form, empty)).sort()).toEqual([...CONTACT_TEXT_FIELDS].sort());
  });
});

describe('a field that was not touched', () => {
  const odd = { ...empty, name: ' Ada ', website: 'javascript:alert(1)', notes: 'x'.repeat(10001) };

  test('is stored as it was and is no problem', () => {
    const form = { ...odd, company: ' Engines ' };
    expect(contactUpdate(form, odd)).toEqual({ ...odd, company: 'Engines' });
    expect(validateContact(form, odd)).toEqual({});
  });

  test('gets https:// all the same where it is a bare website', () => {
    const stored = { ...empty, website: 'ada.example' };
    expect(contactUpdate(stored, stored).website).toBe('https://ada.example');
  });

  test('is judged once it is touched', () => {
    const form = { ...odd, website: 'javascript:alert(2)', notes: `${odd.notes}x` };
    expect(Object.keys(validateContact(form, odd))).toEqual(['website', 'notes']);
  });
});

describe('writtenUpdate', () => {
  test('is all eight fields where all can be stored', () => {
    const stored = Object.fromEntries(CONTACT_TEXT_FIELDS.map((field) => [field, field]));
    const update = { ...empty, ...stored, website: 'https://ada.example', notes: '' };
    expect(writtenUpdate(update, { ...empty, ...stored })).toEqual(update);
  });

  test('leaves out what was not touched and could not be stored', () => {
    const stored = { ...empty, name: 'x'.repeat(201), website: 'javascript:alert(1)' };
    const written = writtenUpdate({ ...stored, notes: 'Met in London' }, stored);
    expect(written).toEqual({ notes: 'Met in London' });
    expect(writtenUpdate({ ...stored, name: 'x' }, stored)).toHaveProperty('name', 'x');
  });
});

test('what is shown as empty and was not touched is not written: it may be stored in another form', () => {
  const stored = { ...empty, name: 'Ada', notes: 'Met in London' };
  expect(writtenUpdate({ ...stored, notes: '' }, stored)).toEqual({ name: 'Ada', notes: '' });
});

describe('contactProblems', () => {
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

  test.each(['ada.example', 'https://ada.example/a?b#c', 'HTTP://ada.example', 'müller.example'])(
    'website %j is good',
    (website) => {
      expect(validateContact({ ...empty, website }, empty)).toEqual({});
    },
  );

  test.each([
    'none',
    'ada',
    'ada at example.com',
    'ada.example\nevil.example',
    'ada@ada.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ])('website %j is not', (website) => {
    expect(validateContact({ ...empty, website }, empty)).toEqual({
      website: 'Website is not a web address. Write one such as example.com, or leave it empty.',
    });
  });

  test('names every field at fault, in the order of the form', () => {
    const form = { ...empty, notes: 'x'.repeat(10001), website: 'none', name: 'x'.repeat(201) };
    expect(Object.keys(validateContact(form, empty))).toEqual(['name', 'website', 'notes']);
  });

  test('holds the bounds of firestore.rules', () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    const bounds = [...rules.matchAll(/isBoundedText\('(\w+)', (\d+), written\)/g)];
    expect(bounds.map(([, field]) => field)).toEqual(
      CONTACT_TEXT_FIELDS.filter((field) => field !== 'website'),
    );
    for (const [, field = '', max] of bounds) {
      const form = { ...empty, [field]: 'x'.repeat(Number(max)) };
      expect(validateContact(form, empty)).toEqual({});
      expect(
        validateContact({ ...empty, [field]: `${'x'.repeat(Number(max))}x` }, empty),
      ).toHaveProperty(field);
    }
  });
});

test.each(CONTACT_TEXT_FIELDS)('a change of %s is a change', (field) => {
  expect(hasChanges(empty, { ...empty })).toBe(false);
  expect(hasChanges(empty, { ...empty, [field]: 'x' })).toBe(true);
  expect(hasChanges({ ...empty, [field]: 'x' }, empty)).toBe(true);
});
