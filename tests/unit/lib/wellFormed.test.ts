import { expect, test } from 'vitest';
import { wellFormed } from '../../../src/lib/wellFormed';
import { anyText, holds } from '../holds';
import fc from 'fast-check';

test.each([
  ['Ada', 'Ada'],
  ['A\0da', 'Ada'],
  ['Ada \ud83d', 'Ada \ufffd'],
  ['\ude00 Ada', '\ufffd Ada'],
  ['Ada 😀', 'Ada 😀'],
  ['a\tb\nc', 'a\tb\nc'],
])('%j becomes %j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});

test('every text can be written into an address and read back', () => {
  holds(
    fc.property(anyText, (text) => {
      const kept = wellFormed(text);
      expect(decodeURIComponent(encodeURIComponent(kept))).toBe(kept);
    }),
  );
});
