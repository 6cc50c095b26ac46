import fc from 'fast-check';
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { expect, test } from 'vitest';
import { phoneSearchKeys } from '../../../src/contacts/text/phones';
import { telLink } from '../../../src/contacts/text/readPhone';
import { anyText, holds } from '../holds';
import { measured } from './corpus';

const dialled = (text: string): string => telLink(text)?.replace('tel:', '') ?? '';

test('Call dials the number of a text', () => {
  const { rates, missed } = measured(
    'Phones: what Call dials',
    'phones',
    ([text = '', dial = '']) => ({
      text,
      right: dial === '-' ? '' : dial,
      found: dialled(text),
    }),
  );
  expect(rates, missed).toEqual({ precision: 100, recall: 100 });
});

/** Each way to print what home calls begin with behind the code. */
const printedWith = (code: string, home: string, national: string): string[] => [
  `+${code} ${national}`,
  `00${code} ${national}`,
  `+${code} (${home})${national}`,
  `+${code} ( ${home} ) ${national}`,
  `+${code} [${home}]${national}`,
  `+${code}${home} ${national}`,
  `+${code} (${home}${national.slice(0, 2)}) ${national.slice(2)}`,
  `(+${code}) ${home}-${national}`,
];

const plan = (country: (typeof countries)[number]) => {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan as unknown as { nationalPrefix(): string | 0 | undefined };
};
const countries = getCountries();

test.each(countries)(
  'a number of %s is dialled as libphonenumber does, however it is printed',
  (country) => {
    const number = getExampleNumber(country, examples);
    const code = getCountryCallingCode(country);
    const national = number?.nationalNumber ?? '';
    const home = plan(country).nationalPrefix() || '';
    for (const text of printedWith(code, home, national))
      expect(dialled(text), text).toBe(`+${code}${national}`);
  },
);

test('a number of a country that keeps a 0, or has another prefix, is never a stranger', () => {
  const code = fc.constantFrom('+39', '+49', '+44', '+7', '+375', '+225', '+36', '+81');
  const rest = fc.stringMatching(/^ ?\(?0?\)?[1-9][\d ]{5,10}\d$/);
  holds(
    fc.property(code, rest, (before, after) => {
      const number = parsePhoneNumberFromString(before + after);
      fc.pre(number?.isValid() === true);
      expect(dialled(before + after)).toBe(number.number);
    }),
    1000,
  );
});

test('holds digits alone, and a + before them', () => {
  holds(
    fc.property(anyText, (phone) => {
      expect(telLink(phone) ?? 'tel:0').toMatch(/^tel:\+?\d+$/);
    }),
  );
  for (const long of ['('.repeat(1_000_000), `112${' '.repeat(198)}`]) {
    expect(telLink(long)).toBeNull();
    phoneSearchKeys(long);
  }
});

/** Whether a search for a phone finds it. */
const finds = (typed: string, stored: string): boolean =>
  phoneSearchKeys(typed).some((asked) =>
    phoneSearchKeys(stored).some((key) => key.includes(asked)),
  );

test.each([
  ['0172 5550123', '+49 172 5550123', '+491725550123', '0049 172 5550123', '+49 172', '172 5550'],
  ['+49 172 5550123', '0172 5550123', '01725550123', '0049172', '5550123'],
  ['+44 (0)20 7946 0018', '+442079460018', '0044 20 7946', '020 7946', '+44 (0)20'],
  ['+41 (0)44 668 18 00', '+41446681800', '044 668 18 00'],
  ['+61 (02) 9374 4000', '+61293744000', '02 9374'],
  ['(415) 555-0132', '+1 415 555 0132', '14155550132', '+1 (415) 555'],
  ['+1 415 555 0132', '(415) 555-0132', '1-415-555-0132'],
  ['8 (495) 555-01-23', '+7 495 555-01-23', '+74955550123'],
  ['+7 495 555-01-23', '8 (495) 555-01-23', '495 555'],
  ['06 1 234 5678', '+36 1 234 5678'],
  ['06 55 12 34 56', '+33 6 55 12 34 56', '+33655123456'],
  ['09012345678', '+81 90 1234 5678', '+819012345678'],
  ['1-800-FLOWERS', '18003569377', '+1 800 356 9377', '800 356-9377'],
  ['+39 02 6630 7129', '02 6630', '+39 (0)2 6630 7129', '+390266307129'],
  ['+52 1 55 1234 5678', '+52 55 1234 5678', '55 1234 5678'],
  ['0049 30 901820', '+49 30 901820', '030 901820'],
  ['+49 30 901820 / 0170 1234567', '+49 170 1234567', '01701234567', '+4930901820'],
  ['Tel. +49 30 901820', '+4930901820'],
  ['٠٢٠ ٧٩٤٦ ٠٠١٨', '+44 20 7946 0018'],
])('%s is found by each of its forms', (stored, ...typed) => {
  expect(typed.filter((text) => !finds(text, stored))).toEqual([]);
});

test.each([
  ['0172 5550123', '+49 173 5550123', '+49 172 5550124', '0171'],
  ['+44 20 7946 0018', '+44 20 7946 0019', '+442079460118'],
  ['(415) 555-0132', '+1 416 555 0132', '+49 172'],
])('%s is not found by another number', (stored, ...typed) => {
  expect(typed.filter((text) => finds(text, stored))).toEqual([]);
});
