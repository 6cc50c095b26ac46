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

  test('hardly repeats a name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(9_900);
  });

  test.each([
    'Arabic',
    'Cyrillic',
    'Devanagari',
    'Greek',
    'Han',
    'Hangul',
    'Hebrew',
    'Latin',
    'Thai',
  ])('names people in %s letters, where these are written', (script) => {
    const letter = new RegExp(`\\p{Script=${script}}`, 'u');
    expect(all.filter(({ name = '' }) => letter.test(name)).length).toBeGreaterThan(100);
  });

  test('gives mail and web addresses in plain letters, whatever the name is written in', () => {
    for (const { email, website } of all) {
      expect(email ?? '').toMatch(/^([a-z]+(\.[a-z]+)*@[a-z]+(-[a-z]+)*\.example)?$/);
      expect(website ?? '').toMatch(/^((https:\/\/|www\.)?[a-z]+(-[a-z]+)*\.example)?$/);
    }
    expect(all.filter(({ email = '' }) => email.length > 45).length).toBeGreaterThan(100);
  });

  test('writes phones as countries do, and some as digits alone', () => {
    const phones = all.map(({ phone = '' }) => phone);
    const like = (form: RegExp): number => phones.filter((phone) => form.test(phone)).length;
    expect(like(/^\+\d/)).toBeGreaterThan(1000);
    expect(like(/^\(?0\d+\)?[ -]/)).toBeGreaterThan(1000);
    expect(like(/^0[1-9]\d{5,}$/)).toBeGreaterThan(100);
    expect(like(/^00[1-9]\d{7,}$/)).toBeGreaterThan(100);
    expect(like(/^\+[1-9]\d{7,}$/)).toBeGreaterThan(100);
    expect(like(/^[1-9]\d{6,}$/)).toBeGreaterThan(10);
  });

  test.each(['title', 'email', 'phone', 'website', 'address', 'notes'] as const)(
    'lacks %s here and there, as scans do',
    (field) => {
      const without = all.filter((contact) => contact[field] === undefined).length;
      expect(without).toBeGreaterThan(300);
      expect(without).toBeLessThan(7_000);
    },
  );

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

  test('leaves no placeholder and no odd blank in what it invents', () => {
    const texts = all.flatMap((contact) => Object.values(contact).map(String));
    expect(texts.filter((text) => /[#{}\p{Cc}]|^\s|\s$|\s\s/u.test(text))).toEqual([]);
  });
});
