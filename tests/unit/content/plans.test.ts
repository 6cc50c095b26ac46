import { expect, test } from 'vitest';
import { supportFaqs } from '../../../src/content/faqs';
import { cardWords, planTag, plansWith } from '../../../src/content/plans';
import { terms } from '../../../src/content/terms';

test.each([
  [
    'free',
    ['All common core features', 'Up to 100 scans cumulative', 'Standard support', 'Light ads'],
  ],
  ['lite', ['Everything in Free', '900 more scans, 1,000 total', 'Ad-free']],
  [
    'basic',
    [
      'Everything in Lite',
      'Web login access',
      'Monthly bulk export',
      'Digital wallet business card',
      'Premium support',
    ],
  ],
  [
    'business',
    [
      'Everything in Basic',
      '9,000 more scans, 10,000 total',
      'Unlimited bulk exports',
      'Team features',
      'Secretary mode',
    ],
  ],
] as const)('the card of %s has the words of R2.29 to R2.32', (id, words) => {
  expect(cardWords(id)).toEqual(words);
});

test.each([
  ['core', 'All Plans'],
  ['priority', 'Premium Plans'],
  ['wallet', 'Basic & Business Plans'],
  ['teams', undefined],
] as const)('%s is tagged %s', (name, tag) => {
  expect(planTag(name)).toBe(tag);
});

test('the plans that have a thing are named in questions and terms', () => {
  expect(plansWith('adFree', 'and')).toBe('Lite, Basic and Business');
  expect(plansWith('web', 'or')).toBe('Basic or Business');
  expect(plansWith('teams', 'and')).toBe('Business');
  expect(supportFaqs[6]?.answer).toContain('with the Basic or Business plan');
  expect(JSON.stringify(terms)).toContain('Paid plans (Lite, Basic and Business)');
});
