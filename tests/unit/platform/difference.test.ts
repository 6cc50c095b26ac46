import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf } from '../../../src/platform/difference';
import { anyText, holds } from '../holds';

test.each([
  ['hana@k1tz.de', 'hana@kitz.de', ['hana@k', '1', 'i', 'tz.de']],
  ['same', 'same', ['same', '', '', '']],
  ['', 'new', ['', '', 'new', '']],
  ['aa', 'aaa', ['aa', '', 'a', '']],
  ['👩‍💻1', '👩‍💻2', ['👩‍💻', '1', '2', '']],
])('%s and %s', (one, other, parts) => {
  expect(Object.values(differenceOf(one, other))).toEqual(parts);
});

test('the parts make up both texts again', () => {
  holds(
    fc.property(anyText, anyText, (one, other) => {
      const parts = differenceOf(one, other);
      expect(parts.start + parts.one + parts.end).toBe(one);
      expect(parts.start + parts.other + parts.end).toBe(other);
    }),
  );
});
