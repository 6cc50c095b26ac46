import { expect, test } from 'vitest';
import { isolated } from '../../../src/lib/isolated';

test('stands between the two marks that keep a text to itself', () => {
  expect(isolated('فاطمة')).toBe('\u2068فاطمة\u2069');
});
