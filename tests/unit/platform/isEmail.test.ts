import { expect, test } from 'vitest';
import { isEmail, plainEmail } from '../../../src/platform/isEmail';

test.each([
  'ada@cardfile.example',
  'a@b.c',
  "o'neil+cards@mail.cardfile.example",
  'first.last@cardfile.example',
  'jürgen@müller.example',
  'UPPER@CARDFILE.EXAMPLE',
  `${'a'.repeat(312)}@bc.d.ef`,
])('%j is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ada',
  'ada@',
  '@cardfile.example',
  'ada@cardfile',
  'ada@.example',
  'ada@cardfile.',
  'ada@cardfile..example',
  'ada@@cardfile.example',
  'ada@x@cardfile.example',
  'ada lovelace@cardfile.example',
  ' ada@cardfile.example',
  'ada@cardfile.example\n',
  'ada@cardfile.example\r\nBcc: all@cardfile.example',
  'ada@cardfile.example,bob@cardfile.example',
  'ada@cardfile.example;bob@cardfile.example',
  'Ada <ada@cardfile.example>',
  '"ada"@cardfile.example',
  'mailto:ada@cardfile.example',
  'ada\0@cardfile.example',
  'ada\ud800@cardfile.example',
  `${'a'.repeat(313)}@bc.d.ef`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['dots', `a@${'a.'.repeat(150)}`],
  ['labels', `a@${'a'.repeat(310)}`],
  ['a very long text', `a@${'.a'.repeat(5_000_000)}@`],
])('answers for %s in linear time', (_, text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  [' ada@cardfile.example ', 'blanks'],
  ['\u00A0ada@cardfile.example\u3000\n', 'other blanks'],
  ['\u200Bada@cardfile.example\uFEFF', 'signs without a width'],
  ['\u200F\u202Aada@cardfile.example\u202C', 'direction marks'],
  ['ada@card\u00ADfile.exam\u2060ple', 'breaks inside'],
  ['\u200B ada@cardfile.example\u3164', 'both'],
])('%j is meant without its %s', (typed) => {
  expect(plainEmail(typed)).toBe('ada@cardfile.example');
});

test('blanks inside stay: what was meant is not known', () => {
  expect(plainEmail(' ada lovelace@cardfile.example ')).toBe('ada lovelace@cardfile.example');
});
