import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Contact } from '../../../src/contacts/model/contact';
import { nameParts, wholeName } from '../../../src/contacts/text/names';
import { contactsVcard, contactVcard, phoneOf, qrVcard } from '../../../src/contacts/export/vcard';
import { contactWith } from '../contactWith';
import { corpus } from '../corpus/corpus';
import { anyText, holds } from '../holds';

const grace = contactWith({
  id: 'grace',
  name: 'Grace Hopper',
  company: 'Navy; Reserve, US',
  title: 'Rear Admiral',
  email: 'grace@navy.example',
  phone: '+1 (202) 555-0143',
  website: 'https://navy.example/a,b;c',
  address: '1 Main Street\nArlington, VA',
  notes: 'Back\\slash, comma; and\nline',
  tags: ['Fair', 'Hamburg, Messe'],
  updatedAt: new Date('2026-01-02T03:04:05Z'),
});

/** A property of a vCard as the other parser reads it: its name, its parameters, its kind, its values. */
type Property = [name: string, parameters: object, kind: string, ...values: unknown[]];

/** The cards in a file by another parser, which throws at what is no vCard. */
function readBack(file: string): Property[][] {
  const parsed = ICAL.parse(file) as [string, Property[]] | [string, Property[]][];
  const cards = (typeof parsed[0] === 'string' ? [parsed] : parsed) as [string, Property[]][];
  for (const [kind] of cards) expect(kind).toBe('vcard');
  return cards.map(([, properties]) => properties);
}

function valueOf(card: Property[] | undefined, name: string): unknown {
  const value = card?.find(([property]) => property === name)?.[3];
  // The parser leaves this one escape of RFC 2426 as it is, before each semicolon of a plain text.
  return typeof value === 'string' ? value.replaceAll('\\;', ';') : value;
}

test('a website is written as the address that it opens, another text as it is', () => {
  const urlOf = (website: string) => /^URL:(.*)\r$/m.exec(contactVcard({ ...grace, website }))?.[1];
  expect(urlOf('navy.example')).toBe('https://navy.example/');
  expect(urlOf('none of\nthem')).toBe('none of them');
});

test('a contact with everything, to the letter', () => {
  expect(contactVcard(grace)).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'UID:grace',
      'FN:Grace Hopper',
      'N:Hopper;Grace;;;',
      'ORG:Navy\\; Reserve\\, US',
      'TITLE:Rear Admiral',
      'EMAIL;TYPE=INTERNET:grace@navy.example',
      'TEL;TYPE=WORK,VOICE:+1 (202) 555-0143',
      'URL:https://navy.example/a,b;c',
      'ADR;TYPE=WORK:;;1 Main Street\\nArlington\\, VA;;;;',
      'NOTE:Back\\\\slash\\, comma\\; and\\nline',
      'CATEGORIES:Fair,Hamburg\\, Messe',
      'REV:2026-01-02T03:04:05Z',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test('a name stands in its parts, and one that nobody can split as the last name', () => {
  const nameOf = (name: string) => valueOf(readBack(contactVcard(contactWith({ name })))[0], 'n');
  expect(nameOf('Prof. Dr. Anna van den Berg, PhD')).toEqual([
    ...['van den Berg', 'Anna', '', 'Prof. Dr.', 'PhD'],
  ]);
  expect(nameOf('山田 太郎')).toEqual(['山田', '太郎', '', '', '']);
  expect(nameOf('Lloyd & Susan; Hester')).toEqual(['Lloyd & Susan; Hester', '', '', '', '']);
});

test('the international form of a phone stands beside the printed one', () => {
  const contact = contactWith({ phone: '020 7946 0958', address: 'London, UK' });
  const [card] = readBack(contactVcard(contact));
  const phones = card?.filter(([name]) => name === 'tel').map(([, , , phone]) => phone);
  expect(phones).toEqual(['020 7946 0958', '+44 20 7946 0958']);
  expect(qrVcard(contact).text).toContain('+44 20 7946 0958');
  expect(contactVcard({ ...contact, address: '' })).not.toContain('+44');
});

test('has a line that is dialled as Call does, and so has a QR code', () => {
  for (const [phone = '', dial = ''] of corpus('phones')) {
    const contact = contactWith({ phone });
    for (const text of [contactVcard(contact), qrVcard(contact).text]) {
      const lines = text.replaceAll('\r\n ', '').match(/^TEL.*$/gm) ?? [];
      const dialled = lines.map((line) => line.replace(/^TEL[^:]*:|[\s().\-/]/g, ''));
      const { isInDoubt } = phoneOf(contact);
      const usual = dial === '-' || lines.length === 1 ? 1 : 2;
      expect(lines.length).toBe(isInDoubt ? 0 : usual);
      expect(dial === '-' ? [dial] : dialled).toContain(dial);
    }
  }
});

test('a phone with a sign that may be misread is no number, and stands in the notes', () => {
  const contact = contactWith({ phone: '+41 44 668 I8 00', notes: 'Fair' });
  const [card] = readBack(contactVcard(contact));
  expect(card?.filter(([name]) => name === 'tel')).toEqual([]);
  expect(valueOf(card, 'note')).toBe('Fair\nCheck the number first: +41 44 668 I8 00');
  expect(qrVcard(contact).text).toContain('NOTE:Check the number first: +41 44 668 I8 00');
  const [other] = readBack(contactVcard({ ...contact, phone: '1-800-FLOWERS' }));
  expect(other?.filter(([name]) => name === 'tel').length).toBe(1);
});

test('what a contact lacks is left out, and its name is the best that there is', () => {
  const nameOf = (fields: Partial<Contact>) =>
    valueOf(readBack(contactVcard(contactWith(fields)))[0], 'fn');
  expect(nameOf({ company: 'Acme', email: 'a@b.example' })).toBe('Acme');
  expect(nameOf({ email: 'a@b.example' })).toBe('a@b.example');
  expect(nameOf({})).toBe('Unnamed Contact');
  expect(contactVcard(contactWith({ id: 'x' }))).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nUID:x\r\nFN:Unnamed Contact\r\nN:;;;;\r\nEND:VCARD\r\n',
  );
});

test('many contacts are one file, in their order', async () => {
  const cards = readBack(await contactsVcard([grace, contactWith({ id: 'b', name: 'Zoë' })]));
  expect(cards.map((card) => valueOf(card, 'fn'))).toEqual(['Grace Hopper', 'Zoë']);
  expect(await contactsVcard([])).toBe('');
});

describe('a hostile text', () => {
  test.each(['\r\n', '\n', '\r', '\u2028', '\u2029'])('cannot end its line by %j', (end) => {
    const card = contactVcard(contactWith({ notes: `a${end}END:VCARD${end}BEGIN:VCARD` }));
    expect(card.match(/^(?:BEGIN|END):VCARD/gm)).toEqual(['BEGIN:VCARD', 'END:VCARD']);
    expect(valueOf(readBack(card)[0], 'note')).toBe('a\nEND:VCARD\nBEGIN:VCARD');
  });

  test('cannot add a part to a value that has parts', () => {
    const [card] = readBack(
      contactVcard(contactWith({ name: 'a;b', company: 'c;d', address: 'e;f' })),
    );
    expect(valueOf(card, 'n')).toEqual(['a;b', '', '', '', '']);
    expect(valueOf(card, 'org')).toBe('c;d');
    expect(valueOf(card, 'adr')).toEqual(['', '', 'e;f', '', '', '', '']);
  });
});

const AS_PRINTED = { number: '', written: '', isInDoubt: false };

describe('any text', () => {
  const texts = fc.record({
    id: fc.string({ minLength: 1 }),
    name: anyText,
    company: anyText,
    title: anyText,
    email: anyText,
    phone: anyText,
    website: anyText,
    address: fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
    notes: fc.oneof(anyText, fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' })),
  });

  test('makes lines of at most 75 bytes, each a whole text in UTF-8', () => {
    holds(
      fc.property(texts, (fields) => {
        const bytes = Buffer.from(contactVcard(contactWith(fields)), 'utf8');
        const lines = bytes.toString('latin1').split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(line.length).toBeLessThanOrEqual(75);
          // A character that was cut would not come back.
          const raw = Buffer.from(line, 'latin1');
          expect(Buffer.from(raw.toString('utf8'), 'utf8').equals(raw)).toBe(true);
          expect([...raw].filter((byte) => byte < 32 && byte !== 9)).toEqual([]);
        }
      }),
    );
  });

  test('is one card for another parser, whatever it holds', () => {
    holds(
      fc.property(texts, (fields) => {
        const [card, ...others] = readBack(contactVcard(contactWith(fields)));
        expect(others).toEqual([]);
        const allowed = ['version', 'uid', 'fn', 'n', 'org', 'title', 'email', 'tel', 'url'];
        for (const [name] of card ?? []) expect([...allowed, 'adr', 'note']).toContain(name);
      }),
    );
  });

  test('is read back as it was', () => {
    holds(
      fc.property(texts, (fields) => {
        const card = propertiesOf(contactVcard(contactWith(fields), AS_PRINTED));
        const shown = (text: string) =>
          text
            .replace(/\p{Surrogate}/gu, '\ufffd')
            .replace(/\r\n?|[\u2028\u2029]/g, '\n')
            .replace(/(?![\n\t])\p{Cc}/gu, '');
        const { name, company, title, email, phone, notes, address } = fields;
        const { family, given, prefix, suffix } = nameParts(name) ?? wholeName(name);
        expect(card.get('N')).toEqual([family, given, '', prefix, suffix].map(shown));
        expect(card.get('ORG') ?? ['']).toEqual([shown(company)]);
        expect(card.get('TITLE') ?? ['']).toEqual([shown(title)]);
        expect(card.get('EMAIL') ?? ['']).toEqual([shown(email)]);
        expect(card.get('TEL') ?? ['']).toEqual([shown(phone)]);
        expect(card.get('ADR')?.[2] ?? '').toEqual(shown(address));
        expect(card.get('NOTE') ?? ['']).toEqual([shown(notes)]);
      }),
    );
  });
});

/**
 * The parts of each property, by RFC 2425 and 2426. The other parser takes the backslash at the end of a
 * part for an escape of what follows.
 */
function propertiesOf(card: string): Map<string, string[]> {
  // As it is in a file: a character that is cut by the end of a line is lost there.
  const lines = Buffer.from(card).toString().replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z]*)[^:]*:(.*)$/s.exec(line) ?? [];
      const parts = `;${value}`.match(/;(?:[^;\\]|\\.)*/gs) ?? [];
      return [name, parts.map((part) => unescaped(part.slice(1)))];
    }),
  );
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
}
