import { expect, test } from 'vitest';
import { readContact } from '../../../../src/contacts/model/contact';
import { fairContacts } from '../../../setup/fairContacts';
import { findSamePerson } from '../findingsAtOnce';

test('of the fair account all sixty people are found who are there twice, and nobody else', () => {
  const { contacts, twice } = fairContacts('fair');
  const found = findSamePerson(
    Object.entries(contacts).map(([id, fields]) => readContact(id, { ...fields })),
  );
  const pairOf = ({ a, b }: { a: string; b: string }) => [a, b].toSorted().join(' ');
  expect(found.map(pairOf).toSorted()).toEqual(twice.map(pairOf).toSorted());
  const inTwoLanguages = new Set(twice.filter(({ why }) => why === 'two languages').map(pairOf));
  const unsure = found.filter(({ confidence }) => confidence === 'maybe').map(pairOf);
  expect(unsure.filter((pair) => !inTwoLanguages.has(pair)).length).toBeLessThanOrEqual(2);
});
