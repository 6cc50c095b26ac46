import { describe, expect, test } from 'vitest';
import { readContacts } from '../../../../scripts/seed/seedFiles';
import type { StoredContact } from '../../../../scripts/seed/StoredContact';
import { readContact } from '../../../../src/contacts/model/contact';

const imageFields = ['cardImageURL', 'cardImage', 'imageURL', 'image'] as const;
const imageAddress = (id: string): string => `http://127.0.0.1:9199/${id}.jpg`;
const contacts = readContacts('demoContacts.jsonl', 'demo', imageAddress);
const all = Object.values(contacts);

/** How many contacts hold this: a number says what a mistake lost, which `some` would not. */
const count = (holds: (contact: StoredContact) => boolean): number => all.filter(holds).length;
const imagesOf = (contact: StoredContact): string[] =>
  imageFields.flatMap((field) => contact[field] ?? []);

describe('the contacts of the demo account', () => {
  test('are 48, all of them the account’s own, with ids from demo-01 to demo-48', () => {
    const ids = Array.from({ length: 48 }, (_, i) => `demo-${i < 9 ? '0' : ''}${i + 1}`);
    expect(Object.keys(contacts)).toEqual(ids);
    expect(count(({ userId }) => userId === 'demo')).toBe(48);
  });

  test('have a card image each third, in each of the four fields in turn', () => {
    const pictured = Object.entries(contacts)
      .filter(([id, contact]) => imagesOf(contact).length > 0 && id !== 'demo-38')
      .map(([id, contact]) => [id, imageFields.find((field) => contact[field])]);
    expect(pictured).toEqual([
      ['demo-03', 'cardImageURL'],
      ['demo-06', 'cardImage'],
      ['demo-09', 'imageURL'],
      ['demo-12', 'image'],
      ['demo-15', 'cardImageURL'],
      ['demo-18', 'cardImage'],
      ['demo-21', 'imageURL'],
      ['demo-24', 'image'],
      ['demo-27', 'cardImageURL'],
      ['demo-30', 'cardImage'],
      ['demo-33', 'imageURL'],
      ['demo-36', 'image'],
      ['demo-39', 'cardImageURL'],
      ['demo-42', 'cardImage'],
      ['demo-45', 'imageURL'],
      ['demo-48', 'image'],
    ]);
    expect(contacts['demo-06']?.cardImage).toBe('http://127.0.0.1:9199/demo-06.jpg');
    expect(count((contact) => imagesOf(contact).length > 1)).toBe(0);
  });

  test('have phones that a spreadsheet would take for numbers', () => {
    const digits = all.map(({ phone = '' }) => phone).filter((phone) => /^\+?\d+$/.test(phone));
    expect(digits).toEqual(['0048225550163', '0465714127', '18005550199', '+9611555014']);
  });

  test('have createdAt in every stored form, and an updatedAt that no reader can read', () => {
    expect(count(({ createdAt }) => createdAt instanceof Date)).toBe(42);
    expect(count(({ createdAt }) => typeof createdAt === 'string')).toBe(2);
    expect(count(({ createdAt }) => typeof createdAt === 'number')).toBe(2);
    expect(count(({ createdAt }) => typeof createdAt === 'object' && 'seconds' in createdAt)).toBe(
      2,
    );
    expect(contacts['demo-13']?.updatedAt).toBe('some time last winter');
  });

  test('are read by the site with the day each was added, in 2025 or 2026', () => {
    const read = Object.entries(contacts).map(([id, contact]) => readContact(id, contact));
    for (const { createdAt } of read) expect([2025, 2026]).toContain(createdAt?.getUTCFullYear());
    expect(read.find(({ id }) => id === 'demo-13')?.updatedAt).toBeNull();
    expect(read.find(({ id }) => id === 'demo-01')?.updatedAt).toEqual(
      new Date('2026-11-02T08:05:00Z'),
    );
  });

  test('lack things as scans do: fields that are missing, empty ones, one name', () => {
    expect(contacts['demo-34']?.company).toBe('Cascade Plumbing Supply');
    expect(count((contact) => !('name' in contact))).toBe(1);
    expect(count((contact) => !('email' in contact))).toBeGreaterThan(0);
    expect(count((contact) => !('website' in contact))).toBeGreaterThan(0);
    expect(count((contact) => Object.values(contact).includes(''))).toBeGreaterThan(3);
  });

  test('have notes on fifteen, one of which a search without its accent must find', () => {
    expect(count(({ notes }) => notes !== undefined)).toBe(15);
    expect(contacts['demo-01']?.notes).toContain('café in Genève');
  });

  test('use reserved addresses', () => {
    for (const { email = '', website = '' } of all) {
      expect(email).toMatch(/^$|^[a-z.-]+@[a-z-]+\.example$/);
      expect(website).toMatch(/^$|^(https?:\/\/)?[a-z.-]+\.example(\/[a-z/-]+)?$/);
    }
  });
});
