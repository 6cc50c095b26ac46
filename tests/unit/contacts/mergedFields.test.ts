import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContact, type Contact } from '../../../src/contacts/model/contact';
import { FIELDS } from '../../../src/contacts/model/fields';
import { otherFields, mergedFieldsOf } from '../../../src/contacts/model/mergedFields';
import { contactWith } from '../contactWith';
import { anyText, holds } from '../holds';

const OLD = new Date('2024-05-14T12:00:00Z');

test('blanks are filled, and what differs goes to the notes under a dated line', () => {
  const kept = contactWith({
    name: 'Hana Sato',
    email: 'hana@kitz.example',
    notes: 'Met in Kyoto.',
  });
  const other = contactWith({
    ...{ id: 'other', name: 'Hana Sato', email: 'h.sato@aoba.example', phone: '+81 3 1234 5678' },
    ...{ notes: 'Likes tea.', tags: ['fair'], createdAt: OLD },
  });
  expect(mergedFieldsOf(kept, [other])?.texts).toEqual({
    phone: '+81 3 1234 5678',
    notes: [
      'Met in Kyoto.\n',
      'From the card of May 14, 2024:',
      'Email: h.sato@aoba.example',
      'Tags: fair',
      'Likes tea.',
    ].join('\n'),
  });
});

test('the same card twice changes nothing', () => {
  const card = { name: 'Hana Sato', phone: '+81 3 1234 5678', notes: 'Met in Kyoto.' };
  expect(mergedFieldsOf(contactWith(card), [contactWith({ ...card, id: 'other' })])?.texts).toEqual(
    {},
  );
});

test('notes that are within a line of the kept ones are kept, whole lines are there already', () => {
  const other = contactWith({ id: 'other', notes: 'interested' });
  expect(mergedFieldsOf(contactWith({ notes: 'Not interested' }), [other])?.texts).toEqual({
    notes: 'Not interested\n\nFrom another card:\ninterested',
  });
  expect(mergedFieldsOf(contactWith({ notes: 'Met.\ninterested' }), [other])?.texts).toEqual({});
});

test('a picture fills the place of none', () => {
  const other = contactWith({ id: 'other', cardImageURL: 'https://pictures.example/other.jpg' });
  expect(mergedFieldsOf(contactWith({}), [other])?.pictureOf).toBe(other);
  expect(
    mergedFieldsOf(contactWith({ cardImageURL: 'https://pictures.example/own.jpg' }), [other]),
  ).toEqual({ texts: {}, pictureOf: null, photoOf: null });
});

test('the photo of the person fills the place of none', () => {
  const other = contactWith({ id: 'other', photoURL: 'https://pictures.example/hana.jpg' });
  expect(mergedFieldsOf(contactWith({}), [other])?.photoOf).toBe(other);
  expect(mergedFieldsOf(other, [other])?.photoOf).toBeNull();
});

test('texts and numbers that the site does not know go to the notes, each once', () => {
  const stored = { mobile: '+49 171 1234567', linkedin: ' in/hana ', floor: 7, notes: 'Met.' };
  const odd = { blank: '', scan: { id: 7 }, userId: 'ada', image: 'https://a.example/b.jpg' };
  const further = otherFields({ ...stored, ...odd });
  expect(further).toEqual(['floor: 7', 'linkedin: in/hana', 'mobile: +49 171 1234567']);
  const [kept, other] = [contactWith({ id: 'kept' }), contactWith({ id: 'other' })];
  const both = new Map([
    ['kept', ['floor: 7']],
    ['other', further],
  ]);
  expect(mergedFieldsOf(kept, [other], both)?.texts).toEqual({
    notes: 'From another card:\nlinkedin: in/hana\nmobile: +49 171 1234567',
  });
});

test('a website that the rules let nobody write goes to the notes', () => {
  const other = contactWith({ id: 'other', website: 'Web: kitz.example' });
  expect(mergedFieldsOf(contactWith({}), [other])?.texts).toEqual({
    notes: 'From another card:\nWebsite: Web: kitz.example',
  });
});

test('notes that would be too long are not cut: there is no such card', () => {
  const notes = 'x'.repeat(9_990);
  const [kept, other] = [contactWith({ notes }), contactWith({ id: 'other', name: 'Hana Sato' })];
  expect(mergedFieldsOf(kept, [other])?.texts).toEqual({ name: 'Hana Sato' });
  expect(mergedFieldsOf(contactWith({ notes, name: 'Eva Wolf' }), [other])).toBeNull();
});

const anyCard = fc
  .record({
    ...Object.fromEntries(
      FIELDS.map(({ key }) => [key, fc.oneof(anyText, fc.constantFrom('', 'Kitz', 'a.example'))]),
    ),
    tags: fc.array(anyText, { maxLength: 3 }),
  })
  .map((fields) => readContact('card', fields));

test('of 1,000 pairs each text and tag of either card is in the fields or the notes', () => {
  const everythingIn = (card: Contact, kept: Contact) => {
    const all = [...FIELDS.map(({ key }) => kept[key]), ...kept.tags].join('\n');
    for (const text of [...FIELDS.map(({ key }) => card[key]), ...card.tags])
      expect(all).toContain(text);
  };
  holds(
    fc.property(anyCard, anyCard, (kept, other) => {
      const one = mergedFieldsOf(kept, [{ ...other, id: 'other', createdAt: OLD }]);
      const now = { ...kept, ...one?.texts };
      everythingIn(kept, now);
      everythingIn(other, now);
    }),
    1000,
  );
});
