import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardDesigns } from '../../../../scripts/drawCards/cardDesigns';
import { printedText } from '../../../../scripts/drawCards/printedText';
import { demoCards, picturedContactIds } from '../../../../scripts/seed/demoContacts';

const picture = (id: string): URL =>
  new URL(`../../../../scripts/seed/cards/${id}.jpg`, import.meta.url);

/** The words of a text, without its markup and regardless of capitals. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[\s,()]+/)
    .filter(Boolean);

describe('the drawn cards', () => {
  test('are designed for exactly the contacts that have a card image', () => {
    expect(Object.keys(cardDesigns)).toEqual(picturedContactIds);
    expect(new Set(Object.values(cardDesigns)).size).toBe(16);
  });

  test.each(picturedContactIds)('%s prints all that the contact holds', (id) => {
    const text = printedText(demoCards[id] ?? { createdAt: 0 });
    const { name, company, title, email, phone, website, address } = text;
    const printed = new Set(wordsOf(cardDesigns[id]?.print(text) ?? ''));
    const held = [name, company, title, email, phone, website, address];
    expect(held).not.toContain('');
    for (const word of held.flatMap(wordsOf)) expect(printed).toContain(word);
  });

  test.each(picturedContactIds)('%s is a JPEG of at most 60 KB', (id) => {
    const bytes = readFileSync(picture(id));
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
  });

  test('leave out the contact whose image address is broken', () => {
    expect(existsSync(picture('demo-38'))).toBe(false);
  });
});
