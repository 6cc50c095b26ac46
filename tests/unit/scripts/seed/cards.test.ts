import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContacts } from '../../../../scripts/seed/seedFiles';

const folder = new URL('../../../../scripts/seed/cards/', import.meta.url);
const files = readdirSync(folder);

describe('the pictures of cards', () => {
  test('are there for exactly the contacts that have a card image, but for the broken one', () => {
    const contacts = readContacts('demoContacts.jsonl', 'demo', () => 'the picture');
    const pictured = Object.entries(contacts)
      .filter(([, contact]) => Object.values(contact).includes('the picture'))
      .map(([id]) => `${id}.jpg`);
    expect(pictured).toHaveLength(17);
    expect(files).toEqual(pictured.filter((file) => file !== 'demo-38.jpg'));
  });

  test.each(files)('%s is a JPEG of at most 60 KB', (file) => {
    const bytes = readFileSync(new URL(file, folder));
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
  });
});
