import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contact } from '../../../../src/contacts/model/contact';
import { atOnce } from '../../../../src/platform/inParts';
import { contactWith } from '../../contactWith';
import { anyText, holds } from '../../holds';
import { findSamePerson, sameIndexOf } from '../findingsAtOnce';

/** Few values for each field, so that many contacts have something in common; and now and then anything. */
const text = (...values: string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('', ...values) },
    { weight: 1, arbitrary: anyText },
  );

const anyFields = fc.record({
  name: text(
    'Hana Sato',
    'H. Sato',
    'Sato Hana',
    'Hanna Sato',
    'Kenji Mori',
    'Sato',
    '佐藤 花',
    'John Smith Jr.',
    'John Smith',
  ),
  company: text('Kitz GmbH', 'Kitz', 'Aoba'),
  email: text(
    'hana.sato@kitz.example',
    'hana.sat0@kitz.example',
    'hana.sato2@kitz.example',
    'info@kitz.example',
    'hanasato@gmail.com',
  ),
  phone: text(
    '+49 171 1234567',
    '0171 1234567',
    '0171 1234567 ext. 2',
    '+43 171 1234567',
    '0171 12345567',
  ),
  address: text('Limmatquai 114, 8001 Zürich', '114 Limmatquai, CH 8001 Zürich'),
});

const anyContacts = fc
  .array(anyFields, { maxLength: 12 })
  .map((list) => list.map((fields, index) => contactWith({ id: `c${index}`, ...fields })));

test('each pair comes once, with its ids in order, and never one contact twice', () => {
  let pairs = 0;
  holds(
    fc.property(anyContacts, (contacts) => {
      const keys = findSamePerson(contacts).map(({ a, b }) => `${a} ${b}`);
      pairs += keys.length;
      expect(new Set(keys).size).toBe(keys.length);
      expect(findSamePerson(contacts).filter(({ a, b }) => a >= b)).toEqual([]);
    }),
  );
  expect(pairs).toBeGreaterThan(200);
});

test('the order of the contacts does not matter', () => {
  holds(
    fc.property(anyContacts, (contacts) => {
      const turned = contacts.toReversed();
      expect(findSamePerson(turned)).toEqual(findSamePerson(contacts));
    }),
  );
});

test('which of two has the smaller id does not matter', () => {
  const swap = ({ id, ...contact }: Contact): Contact => ({
    ...contact,
    id: id === 'c0' ? 'c1' : 'c0',
  });
  holds(
    fc.property(fc.tuple(anyFields, anyFields), ([a, b]) => {
      const contacts = [contactWith({ id: 'c0', ...a }), contactWith({ id: 'c1', ...b })];
      expect(findSamePerson(contacts.map(swap))).toEqual(findSamePerson(contacts));
    }),
  );
});

test('an index that was kept up says the same as a new one', () => {
  holds(
    fc.property(anyContacts, anyContacts, fc.nat(11), (before, changed, gone) => {
      const index = sameIndexOf(before);
      atOnce(index.pairsInParts());
      for (const contact of changed) index.put(contact);
      index.remove(`c${gone}`);
      const left = [...changed, ...before.slice(changed.length)].filter(
        ({ id }) => id !== `c${gone}`,
      );
      const whole = findSamePerson(left);
      expect(atOnce(index.pairsInParts())).toEqual(whole);
      for (const { id } of left) {
        expect(index.pairsOf(id)).toEqual(whole.filter(({ a, b }) => a === id || b === id));
      }
    }),
  );
});

test('no text makes it throw', () => {
  const hostile = fc.record({
    name: anyText,
    company: anyText,
    email: anyText,
    phone: anyText,
    address: anyText,
  });
  holds(
    fc.property(fc.array(hostile, { maxLength: 6 }), (list) => {
      const contacts = list.flatMap((fields, index) => [
        contactWith({ id: `${index}`, ...fields }),
        contactWith({ id: `${index} again`, ...fields }),
      ]);
      expect(Array.isArray(findSamePerson(contacts))).toBe(true);
    }),
  );
});
