import { describe, expect, test } from 'vitest';
import { manyContacts } from '../../../../scripts/seed/manyContacts';

const contacts = manyContacts('tenthousand', 10_000);
const all = Object.values(contacts);
const newestFirst = all.map(({ createdAt }) => Number(createdAt)).sort((a, b) => b - a);

describe('the long list of contacts', () => {
  test('holds as many as were asked for, all of the account’s own', () => {
    expect(all).toHaveLength(10_000);
    expect(all.every(({ userId }) => userId === 'tenthousand')).toBe(true);
    expect(Object.keys(manyContacts('tenthousand', 3))).toEqual([
      'tenthousand-00001',
      'tenthousand-00002',
      'tenthousand-00003',
    ]);
  });

  test('is the same each time', () => {
    expect(manyContacts('tenthousand', 10_000)).toEqual(contacts);
  });

  test('repeats no name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(10_000);
  });

  test('names people as they are written where they live', () => {
    const names = new Set(all.map(({ name }) => name));
    for (const name of ['Amelia Ashworth', '佐藤 陽子', '王伟', '김서연', 'Nguyễn Minh Anh']) {
      expect(names).toContain(name);
    }
  });

  test('gives mail and web addresses in plain letters, whatever the name is written in', () => {
    for (const { email, website } of all) {
      expect(email ?? '').toMatch(/^([a-z]+(\.[a-z]+)+@[a-z]+\.example)?$/);
      expect(website ?? '').toMatch(/^((https:\/\/|www\.)?[a-z]+\.example)?$/);
    }
    expect(all[5]?.name).toBe('Zofia Nowak');
    expect(all.find(({ name }) => name === 'Łukasz Wójcik')?.email).toContain('lukasz.wojcik@');
  });

  test('spreads createdAt over three years, with no contact that lacks it', () => {
    expect(all.every(({ createdAt }) => createdAt instanceof Date)).toBe(true);
    const days = ((newestFirst[0] ?? 0) - (newestFirst.at(-1) ?? 0)) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(1090);
    expect(days).toBeLessThan(1096);
  });

  test('gives the 50th newest and the 51st one date, so that a date alone cannot part them', () => {
    expect(newestFirst[49]).toBe(newestFirst[50]);
    expect(newestFirst[47]).not.toBe(newestFirst[48]);
  });

  test('has notes on about a third', () => {
    const withNotes = all.filter(({ notes }) => notes).length;
    expect(withNotes).toBeGreaterThan(3000);
    expect(withNotes).toBeLessThan(3700);
    expect(all.some(({ notes }) => notes?.includes('{'))).toBe(false);
  });

  test('leaves no placeholder in phones and addresses', () => {
    for (const { phone = '', address = '' } of all) expect(phone + address).not.toMatch(/#|[{}]/);
  });
});
