import { expect, test } from 'vitest';
import { toWellFormed } from '../../../src/platform/text';
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
  expect(toWellFormed(text)).toBe(expected);
});

test('every text can be written into an address and read back', () => {
  holds(
    fc.property(anyText, (text) => {
      const kept = toWellFormed(text);
      expect(decodeURIComponent(encodeURIComponent(kept))).toBe(kept);
    }),
  );
});
