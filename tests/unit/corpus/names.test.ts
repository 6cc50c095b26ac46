import { expect, test } from 'vitest';
import { nameParts } from '../../../src/contacts/text/names';
import { measured } from './corpus';

const { rates, missed } = measured(
  'Names: given and family name',
  'names',
  ([text = '', right = '']) => {
    const parts = nameParts(text);
    const { prefix = '', given = '', family = '', suffix = '' } = parts ?? {};
    const said = right.split('|').length > 2 ? [prefix, given, family, suffix] : [given, family];
    return { text, right: right === '-' ? '' : right, found: parts ? said.join('|') : '' };
  },
);

test('of 100 names that are split 98 are split right, and of those that can be 95 are', () => {
  expect(rates.precision, missed).toBeGreaterThanOrEqual(98);
  expect(rates.recall, missed).toBeGreaterThanOrEqual(95);
});
