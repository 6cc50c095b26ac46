import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contact } from '../../../src/contacts/model/contact';
import { packContacts, unpackContacts } from '../../../src/contacts/store/packed';
import { contactWith } from '../contactWith';

const text = fc.string({ unit: 'binary' });
const date = fc.option(fc.date({ noInvalidDate: true }));
const contact = fc.record<Contact>({
  id: text,
  userId: fc.constant('ada'),
  name: text,
  company: text,
  title: text,
  email: text,
  phone: text,
  website: text,
  address: text,
  notes: text,
  tags: fc.array(text),
  photoURL: text,
  cardImageURL: text,
  createdAt: date,
  updatedAt: date,
});

test('whatever is packed comes out the same', () => {
  fc.assert(
    fc.property(fc.array(contact), (contacts) => {
      expect(unpackContacts(packContacts(contacts), 'ada')).toEqual(contacts);
    }),
  );
});

describe('a damaged text', () => {
  const packed = packContacts([contactWith({ name: 'Grace' }), contactWith({ name: 'Zoë' })]);
  const columns = JSON.parse(packed) as Record<string, unknown[]>;
  const damaged: [string, unknown][] = [
    ['null', null],
    ['a list', []],
    ['no column', {}],
    ...Object.keys(columns).flatMap((field): [string, unknown][] => [
      [`no ${field}`, { ...columns, [field]: undefined }],
      [`a ${field} too few`, { ...columns, [field]: columns[field]?.slice(1) }],
      [`an odd ${field}`, { ...columns, [field]: [{}, {}] }],
    ]),
    ['a date that there is not', { ...columns, createdAt: [1e300, null] }],
    ['an odd tag', { ...columns, tags: [[], [7]] }],
  ];

  test.each(damaged)('is refused: %s', (_, value) => {
    expect(() => unpackContacts(JSON.stringify(value), 'ada')).toThrow('damaged');
  });

  test('is refused where it is cut off', () => {
    expect(() => unpackContacts(packed.slice(0, -1), 'ada')).toThrow(SyntaxError);
  });
});
