import { expect, test } from 'vitest';
import type { Contact } from '../../../src/contacts/model/contact';
import { companiesOf, companyNames, mostFrequent } from '../../../src/contacts/model/companies';
import { contactWith } from '../contactWith';

const CONTACTS = [
  contactWith({ id: '1', email: 'a@kitz.example', company: 'KITZ' }),
  contactWith({ id: '2', email: 'b@kitz.example', company: 'Kitz GmbH' }),
  contactWith({ id: '3', website: 'kitz.example', company: 'Kitz GmbH' }),
  contactWith({ id: '4', email: 'c@gmail.com' }),
  contactWith({ id: '5', email: 'd@aoba.example' }),
  contactWith({ id: '6', email: 'e@k1tz.example', company: 'Kitz GmbH' }),
];

test('each company has its contacts, and who has none is in none', () => {
  const ids = [...companiesOf(CONTACTS)].map(([key, all]) => [key, all.map(({ id }) => id).join()]);
  expect(Object.fromEntries(ids)).toEqual({
    'domain kitz.example': '1,2,3',
    'domain aoba.example': '5',
    'domain k1tz.example': '6',
  });
});

test('it has the name of most, or its domain; of two with one name each has both', () => {
  expect(Object.fromEntries(companyNames(CONTACTS))).toEqual({
    'domain kitz.example': 'Kitz GmbH (kitz.example)',
    'domain aoba.example': 'aoba.example',
    'domain k1tz.example': 'Kitz GmbH (k1tz.example)',
  });
});

test('the most frequent text comes first, of equals the first, and an empty one never', () => {
  expect(mostFrequent(['a', '', 'b', '', 'b', 'c'])).toEqual([
    ['b', 2],
    ['a', 1],
    ['c', 1],
  ]);
});

const withDomain = contactWith({
  id: 'known',
  email: 'a@kitz.example',
  company: 'Kitz Valves GmbH',
});

/** The company of a contact beside others. */
function keyBeside(fields: Partial<Contact>, ...others: Contact[]): string {
  const contact = contactWith({ id: 'new', ...fields });
  const groups = companiesOf([contact, withDomain, ...others]);
  return [...groups].find(([, all]) => all.includes(contact))?.[0] ?? '';
}

test('a name without a domain joins the one domain of others with this name', () => {
  expect(keyBeside({ company: 'KITZ VALVES' })).toBe('domain kitz.example');
  expect(keyBeside({ company: 'Kitz Valves Ltd.', email: 'x@gmail.com' })).toBe(
    'domain kitz.example',
  );
  const colleague = contactWith({ id: 'c', email: 'c@mail.kitz.example', company: 'Kitz Valves' });
  expect(keyBeside({ company: 'Kitz Valves' }, colleague)).toBe('domain kitz.example');
  expect(keyBeside({ company: 'Kitz' })).toBe('name kitz');
  expect(keyBeside({ company: 'Kitz Valves', website: 'k1tz.example' })).toBe(
    'domain k1tz.example',
  );
});

test('a name of two domains joins neither', () => {
  const [second, third] = ['b@k1tz.example', 'c@kitz.example'].map((email, place) =>
    contactWith({ id: String(place), email, company: 'Kitz Valves' }),
  );
  expect(
    keyBeside({ company: 'Kitz Valves' }, ...[second, third].flatMap((one) => one ?? [])),
  ).toBe('name kitzvalves');
});

test.each(['GmbH', 'S.A. de C.V.', 'Gmail', 'web.de', 'T-Online', 'Yahoo! Inc.'])(
  'the name %s joins no domain',
  (company) => {
    const other = contactWith({ id: 'other', email: 'a@aoba.example', company });
    expect(keyBeside({ company }, other)).toMatch(/^name /);
  },
);
