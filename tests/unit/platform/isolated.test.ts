import { expect, test } from 'vitest';
import { bidiIsolate } from '../../../src/platform/text';

test('wraps a text in the two isolating marks', () => {
  expect(bidiIsolate('فاطمة')).toBe('\u2068فاطمة\u2069');
});
