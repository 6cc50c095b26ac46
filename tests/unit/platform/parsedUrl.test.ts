import { expect, test } from 'vitest';
import { parsedUrl } from '../../../src/platform/urls';

test('answers the address, or null for what is none', () => {
  expect(parsedUrl('https://cardfile.example/a?b=c')?.host).toBe('cardfile.example');
  expect(parsedUrl('/a?b=c')).toBeNull();
  expect(parsedUrl('')).toBeNull();
});
