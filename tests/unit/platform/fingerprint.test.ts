import { expect, test } from 'vitest';
import { fingerprint } from '../../../src/platform/fingerprint';

test('ten thousand texts that differ in one sign have each their own, and always the same', () => {
  const texts = Array.from({ length: 10_000 }, (_, index) => `+49 30 90${index}`);
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  expect(fingerprint('+49 3O 901820')).toBe(fingerprint('+49 3O 901820'));
  expect(fingerprint('')).toMatch(/^[0-9a-z]{8,11}$/);
});
