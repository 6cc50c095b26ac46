import { expect, test } from 'vitest';
import { findMistakes } from '../contacts/findingsAtOnce';
import { contactWith } from '../contactWith';
import { measured } from './corpus';

const suggested = (website: string) => {
  const mistake = findMistakes([contactWith({ website })]).find(({ field }) => field === 'website');
  return mistake && (mistake.suggestion ?? {});
};

const {
  cases: CASES,
  rates,
  missed,
} = measured('Websites: what is suggested', 'websites', ([text = '', website = '', more = '']) => {
  const found = suggested(text);
  const { website: right = '?', ...others } = found ?? {};
  const rest = Object.entries(others).map(([field, value]) => `${field}: ${value}`);
  return {
    text,
    right: website === '=' ? '' : [website, more].join(' ').trim(),
    found: found ? [right, ...rest].join(' ').trim() : '',
    suggestion: found,
  };
});

test('a website is put right or left as it is', () => {
  expect(rates, missed).toEqual({ precision: 100, recall: 100 });
});

test('nothing that a suggestion has made is flagged', () => {
  const again = CASES.filter(
    ({ suggestion }) => suggestion && findMistakes([contactWith(suggestion)]).length > 0,
  );
  expect(again).toEqual([]);
});
