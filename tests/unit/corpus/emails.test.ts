import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contact } from '../../../src/contacts/model/contact';
import { findMistakes } from '../contacts/findingsAtOnce';
import { contactWith } from '../contactWith';
import { holds } from '../holds';
import { measured } from './corpus';

const suggested = (texts: Partial<Contact>): Partial<Contact> | undefined => {
  const mistake = findMistakes([contactWith(texts)]).find(({ field }) => field === 'email');
  return mistake && (mistake.suggestion ?? {});
};
/** What a suggestion changes, as a line of the corpus has it. */
const asLine = ({ email = '?', ...more }: Partial<Contact>): string =>
  [email, ...Object.entries(more).map(([field, text]) => `${field}: ${String(text)}`)].join(' ');

const {
  cases: CASES,
  rates,
  missed,
} = measured(
  'Emails: what is suggested',
  'emails',
  ([text = '', name = '', email = '', more = '']) => {
    const found = suggested({ email: text, name });
    return {
      text,
      name,
      right: email === '=' ? '' : `${email} ${more}`.trimEnd(),
      found: found ? asLine(found) : '',
      suggestion: found,
    };
  },
);

test('what an email field holds is told apart, and no right one is flagged', () => {
  expect(rates, missed).toEqual({ precision: 100, recall: 100 });
});

test('nothing that a suggestion has made is flagged', () => {
  const again = CASES.filter(({ suggestion, name }) => {
    if (suggestion?.email === undefined) return false;
    return findMistakes([contactWith({ name, ...suggestion })]).length > 0;
  });
  expect(again).toEqual([]);
});

test('whatever stands beside a sound address, it is suggested as it is, or nothing is', () => {
  const label = fc.constantFrom('', 'Email ', 'E-Mail: ', 'E ', '✉ ', 'mailto:', 'Mail: ', '<');
  const email = fc.constantFrom(
    'anna@kitz.de',
    'joe.keller@keller-bau.de',
    'a_b-c@x.co.uk',
    'info@müller.at',
  );
  const between = fc.constantFrom(' ', ', ', '; ', ' | ', ' / ', ' • ', ' · ', ' - ', '  ', ': ');
  const other = fc.constantFrom(
    ...['www.kitz.de', 'Web: kitz-bau.com', 'https://x.org/a', 'Tel. +49 30 901820', '030/901820'],
    ...['M 0170 1234567', 'Anna Kitz', 'Sales Manager', 'Kitz GmbH', '10117 Berlin', 'private'],
    ...[
      'Fax: 030 901821',
      'tom@kitz.de',
      'ext. 5',
      '(home)',
      'Müllerstraße 5',
      '王伟',
      'VP, Sales',
    ],
  );
  holds(
    fc.property(
      label,
      email,
      between,
      other,
      fc.boolean(),
      (before, right, sign, more, isFirst) => {
        const texts = [before + right, more];
        const text = (isFirst ? texts : texts.reverse()).join(sign);
        const found = suggested({ email: text })?.email ?? right;
        expect([right, 'tom@kitz.de'], text).toContain(found);
      },
    ),
    2000,
  );
});
