import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameParts } from '../../../src/contacts/text/names';
import { anyText, holds } from '../holds';
import { lettersOf } from './lettersOf';

test('titles and what follows a name are given by themselves', () => {
  expect(nameParts('Prof. Dr. Anna van den Berg, PhD')).toEqual({
    prefix: 'Prof. Dr.',
    given: 'Anna',
    family: 'van den Berg',
    suffix: 'PhD',
  });
});

test.each([
  ['Dr.Hans Müller', 'Dr.', ''],
  ['Anna Meyer M. Sc.', '', 'M. Sc.'],
  ['Anna Meyer Ph. D.', '', 'Ph. D.'],
  ['Ing. Tomáš Dvořák, CSc.', 'Ing.', 'CSc.'],
  ['Dipl.-Ing. (FH) Markus Vogel', 'Dipl.-Ing. (FH)', ''],
  ['Hans Wagner (FH)', '', '(FH)'],
  ['Anna Meyer Dr.', '', 'Dr.'],
])('what stands around %s: %j and %j', (name, prefix, suffix) => {
  expect(nameParts(name)).toMatchObject({ prefix, suffix });
});

test('no word of any name is lost, and none is added', () => {
  const word = fc.oneof(
    anyText,
    fc.constantFrom(
      'van',
      'de',
      'Dr.',
      'Dr.Li',
      'M.',
      'Sc.',
      'Jr.',
      'Ma',
      '山',
      '田',
      'García',
      'y',
      'Kim',
      'MBA',
      ',',
    ),
  );
  holds(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const name = words.join(' ');
      const parts = nameParts(name);
      const found = parts ? Object.values(parts).join('') : name;
      expect(lettersOf(found)).toBe(lettersOf(name));
      // A title and a family name: Mrs De Luca.
      expect(parts?.given === '' && parts.prefix === '').toBe(false);
      expect(parts?.family).not.toBe('');
    }),
  );
});
