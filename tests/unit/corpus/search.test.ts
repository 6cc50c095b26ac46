import { expect, test } from 'vitest';
import type { Contact } from '../../../src/contacts/model/contact';
import { addLatin } from '../../../src/contacts/model/search';
import { romanized } from '../../../src/contacts/text/romanized';
import { CloseIndex } from '../../../src/contacts/model/closeSearch';
import { ContactIndex } from '../../../src/contacts/store/ContactIndex';
import { contactWith } from '../contactWith';
import { measured } from './corpus';

function contactOf(stored: string): Contact {
  const fields = stored.split(' | ').map((part) => {
    const [, field = 'name', value = part] = /^([a-z]+)=(.*)$/.exec(part) ?? [];
    return [field, value] as const;
  });
  return contactWith(Object.fromEntries(fields));
}

/** What a search does with a contact: `found`, `close`, or '' for nothing. */
function answer(stored: string, typed: string): string {
  const contact = contactOf(stored);
  addLatin(contact, romanized);
  const exact = ContactIndex.of([contact]).visible(typed, null);
  if (exact.length > 0) return 'found';
  let made = new CloseIndex();
  const keep = (index: CloseIndex) => {
    made = index;
  };
  for (const task of CloseIndex.making([contact], keep)) task();
  return made.closeTo(typed, () => true).length > 0 ? 'close' : '';
}

test('a search finds a contact, calls it close, or neither', () => {
  const { rates } = measured('Search', 'search', ([stored = '', typed = '', right = '']) => ({
    text: `${stored}, searched by ${typed}`,
    right: right === 'not' ? '' : right,
    found: answer(stored, typed),
  }));
  expect(rates.precision).toBeGreaterThanOrEqual(95);
  expect(rates.recall).toBeGreaterThanOrEqual(95);
});
