import { expect, test } from 'vitest';
import { findMistakes } from '../contacts/findingsAtOnce';
import { contactWith } from '../contactWith';
import { measured } from './corpus';

const {
  cases: CASES,
  rates,
  missed,
} = measured(
  'Titles and companies: misread words',
  'titles',
  ([field = '', text = '', right = '']) => {
    const [mistake] = findMistakes([contactWith({ name: 'Hana Sato', [field]: text })]);
    const found = Object.values(mistake?.suggestion ?? {}).join();
    return { field, text, right: right === '-' ? '' : right, found };
  },
);

test('words of titles and companies that a scan misread are put right, and no others', () => {
  expect(rates.precision, missed).toBeGreaterThanOrEqual(98);
  expect(rates.recall, missed).toBeGreaterThanOrEqual(90);
});

test('nothing that a suggestion has made is flagged', () => {
  const again = CASES.filter(
    ({ field, found }) =>
      found !== '' && findMistakes([contactWith({ name: 'Hana Sato', [field]: found })]).length > 0,
  );
  expect(again).toEqual([]);
});
