import fc from 'fast-check';
import ICAL from 'ical.js';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { qrVcard } from '../../../src/contacts/export/vcard';
import { contactWith } from '../contactWith';
import { anyText, holds } from '../holds';

const grace = contactWith({
  id: 'grace',
  name: 'Grace Hopper',
  company: 'Navy',
  title: 'Rear Admiral',
  email: 'grace@navy.example',
  phone: '+1 202 555 0143',
  website: 'https://navy.example',
  address: 'Arlington, VA',
  notes: 'Found the first bug.',
  tags: ['Fair'],
  updatedAt: new Date('2026-01-02T03:04:05Z'),
});

/** What another program reads from the squares of a code, four pixels each. */
function readBack(text: string): string | undefined {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const side = size * 4;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const isDark = data[Math.floor(at / side / 4)]?.[Math.floor((at % side) / 4)];
    pixels.fill(isDark ? 0 : 255, at * 4, at * 4 + 3);
    pixels[at * 4 + 3] = 255;
  }
  return jsQR(pixels, side, side)?.data;
}

test('holds what an address book needs, and no more', () => {
  const { text, leftOut } = qrVcard(grace);
  expect(leftOut).toEqual([]);
  expect(text.split('\r\n').map((line) => line.split(/[;:]/)[0])).toEqual(
    'BEGIN VERSION FN N ORG TITLE EMAIL TEL URL ADR END'.split(' ').concat(''),
  );
});

test.each([
  ['in Latin', grace],
  ['in Arabic', contactWith({ name: 'خالد المنصوري', company: 'سحاب', phone: '+971 2 555 0143' })],
  ['in Japanese', contactWith({ name: '田中 美咲', company: '青葉設計事務所' })],
])('another program reads the code %s to the letter', (_, contact) => {
  const { text } = qrVcard(contact);
  expect(readBack(text)).toBe(text);
});

describe('a contact that is too long', () => {
  test('has no half of a sign at the end of its name', () => {
    const names = ['', 'a'].map((start) => start + '😀'.repeat(500));
    for (const name of names) expect(qrVcard(contactWith({ name })).text).not.toContain('\uFFFD');
  });

  test.each([
    [{ address: 'a'.repeat(500) }, ['address']],
    [{ address: 'a'.repeat(500), website: 'w'.repeat(500) }, ['address', 'website']],
    [{ website: 'w'.repeat(500) }, ['address', 'website']],
    [{ company: '会'.repeat(200) }, ['address', 'website', 'title', 'company']],
    [
      { name: 'n'.repeat(600) },
      ['address', 'website', 'title', 'company', 'email', 'rest of the name'],
    ],
    [
      { phone: 'p'.repeat(600) },
      ['address', 'website', 'title', 'company', 'email', 'rest of the phone'],
    ],
  ])('leaves out what is needed least, and says what', (long, leftOut) => {
    expect(qrVcard({ ...grace, ...long }).leftOut).toEqual(leftOut);
  });

  test('keeps two phones whole where a shorter name makes the room', () => {
    const phone = '+1 202 555 0143 (office), +1 202 555 0144 (mobile)';
    const { text, leftOut } = qrVcard({ ...grace, name: 'n'.repeat(200), phone });
    expect(text.replaceAll('\r\n ', '')).toContain('0144 (mobile)');
    expect(leftOut.at(-1)).toBe('rest of the name');
  });

  test('is short enough whatever it holds, and a vCard', () => {
    const texts = fc.record({
      name: anyText,
      company: anyText,
      title: anyText,
      email: anyText,
      phone: anyText,
      website: anyText,
      address: anyText,
      more: fc.nat(400),
    });
    holds(
      fc.property(texts, ({ more, ...fields }) => {
        const { text } = qrVcard(contactWith({ ...fields, name: fields.name.repeat(more) }));
        expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(600);
        expect(() => void ICAL.parse(text)).not.toThrow();
      }),
    );
  });
});
