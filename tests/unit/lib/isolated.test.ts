import { expect, test } from 'vitest';
import { bidiIsolate } from '../../../src/lib/text';

test('stands between the two marks that keep a text to itself', () => {
  expect(bidiIsolate('فاطمة')).toBe('\u2068فاطمة\u2069');
});
