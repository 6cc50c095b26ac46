import { expect, test } from 'vitest';
import { companiesOf, companyNames, mostFrequent } from '../../../src/contacts/company/companies';
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
