import { expect, test } from 'vitest';
import { nameParts } from '../../../src/contacts/text/names';
import { corpus, ratesOf } from './corpus';

const CASES = corpus('names').map(([text = '', right = '']) => {
  const parts = nameParts(text);
  const { prefix = '', given = '', family = '', suffix = '' } = parts ?? {};
  const said = right.split('|').length > 2 ? [prefix, given, family, suffix] : [given, family];
  return { text, right: right === '-' ? '' : right, found: parts ? said.join('|') : '' };
});

test('of 100 names that are split 98 are split right, and of those that can be 95 are', () => {
  const { precision, recall } = ratesOf('Names: given and family name', CASES);
  const missed = JSON.stringify(CASES.filter(({ right, found }) => right !== found));
  expect(precision, missed).toBeGreaterThanOrEqual(98);
  expect(recall, missed).toBeGreaterThanOrEqual(95);
});
