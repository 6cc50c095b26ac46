import { expect, test } from 'vitest';
import { readSupportRequest } from '../../../functions/src/supportRequest';
import { emailProblem } from '../../../src/messages/message';
import { anyText, holds } from '../holds';
import fc from 'fast-check';

const REQUEST = {
  name: 'Ada Lovelace',
  email: 'ada@cardfile.example',
  subject: 'Scanning',
  message: 'The scan stops at 10 %.\n\nWhat can I do?',
};

const read = (changes: object): ReturnType<typeof readSupportRequest> =>
  readSupportRequest({ ...REQUEST, ...changes });

const MISSING = { kind: 'invalid', problem: 'Please fill in all required fields' };
const NO_ADDRESS = { kind: 'invalid', problem: 'Please enter a valid email address.' };
const TOO_LONG = { kind: 'invalid', problem: 'One of the fields is too long.' };

test('a sound request is read as it is', () => {
  expect(read({})).toEqual({ kind: 'valid', request: REQUEST });
});

test.each(['name', 'email', 'subject', 'message'])('%s is required', (field) => {
  expect(read({ [field]: undefined })).toEqual(MISSING);
  expect(read({ [field]: '' })).toEqual(MISSING);
  expect(read({ [field]: ' \t\r\n\u2028\u00a0' })).toEqual(MISSING);
  expect(read({ [field]: 7 })).toEqual(MISSING);
  expect(read({ [field]: ['Ada'] })).toEqual(MISSING);
  expect(read({ [field]: null })).toEqual(MISSING);
});

test.each([undefined, null, true, 7, 'name', [], {}, [REQUEST]])('%j is no request', (data) => {
  expect(readSupportRequest(data)).toEqual(MISSING);
});

test('inherited fields do not count', () => {
  expect(readSupportRequest(Object.create(REQUEST))).toEqual(MISSING);
});

test('fields beside the four are ignored', () => {
  const more = { userId: 'somebody', userEmail: 'x@y.example', to: 'all@cardfile.example' };
  expect(read(more)).toEqual({ kind: 'valid', request: REQUEST });
});

test.each([
  ['a line break', 'Ada\r\nBcc: all@cardfile.example', 'Ada Bcc: all@cardfile.example'],
  ['control characters', 'Ada\0\x07\x1b[31m\x7f\x85Lovelace', 'Ada [31m Lovelace'],
  ['separators of lines and paragraphs', 'Ada\u2028Love\u2029lace', 'Ada Love lace'],
  ['a turn of the direction', 'Ada \u202egpj.exe\u202c', 'Ada gpj.exe'],
  ['blanks of all kinds', '\t Ada \u00a0\u3000 Lovelace ', 'Ada Lovelace'],
  ['half a surrogate pair', 'Ada \ud83d', 'Ada \ufffd'],
  ['an encoded word', '=?utf-8?b?QWRh?= ==??', '= ?utf-8?b?QWRh?= == ??'],
  ['an encoded word in pieces', '=\0?utf-8?b?QWRh?=', '= ?utf-8?b?QWRh?='],
  ['names of the world', 'عائشة 王小明 Zoë 👩🏽‍💻', 'عائشة 王小明 Zoë 👩🏽‍💻'],
])('name and subject stay one line: %s', (_, typed, kept) => {
  const texts = { name: typed, subject: typed };
  expect(read(texts)).toEqual({
    kind: 'valid',
    request: { ...REQUEST, name: kept, subject: kept },
  });
});

test.each([
  ['a\r\nb\rc\n\nd', 'a\nb\nc\n\nd'],
  ['a\u2028b\u2029c', 'a\nb\nc'],
  ['a\tb\0\x07\x1b[31mc', 'a\tb[31mc'],
  ['\n\n a \n\n', 'a'],
  ['.\r\nQUIT', '.\nQUIT'],
  ['مرحبا 👋🏽 \ud83d', 'مرحبا 👋🏽 \ufffd'],
])('the message %j keeps its lines and loses its control characters', (typed, kept) => {
  expect(read({ message: typed })).toEqual({
    kind: 'valid',
    request: { ...REQUEST, message: kept },
  });
});

test.each([
  'ada',
  'ada@cardfile',
  'ada@cardfile.example,bob@cardfile.example',
  'ada@cardfile.example bob@cardfile.example',
  'ada@cardfile.example;bob@cardfile.example',
  'Ada <ada@cardfile.example>',
  '"ada"@cardfile.example',
  'ada@cardfile.example\r\nBcc: all@cardfile.example',
  'ada@cardfile.example\0',
  'ada\u202e@cardfile.example',
  '=?utf-8?q?ada?=@cardfile.example',
  'ada@m\u00fcller/x.example',
  'ada@m\u00fcller\u2100.example',
  'ada@xn--\u00fc.example',
])('%j is no address to reply to', (email) => {
  expect(read({ email })).toEqual(NO_ADDRESS);
});

test.each(['jürgen@cardfile.example', 'عائشة@cardfile.example', '明@müller.example'])(
  'the name in %j cannot be answered, and the refusal says so',
  (email) => {
    expect(read({ email })).toEqual({
      kind: 'invalid',
      problem:
        'Please enter an email address with only plain letters (a to z), digits and signs before the @.',
    });
  },
);

test.each(['ada@müller.example', 'ada@例え.example', 'ada@bücher.müller.example'])(
  'the host in %j is fine',
  (email) => {
    expect(read({ email })).toEqual({ kind: 'valid', request: { ...REQUEST, email } });
  },
);

test('spaces around the address are removed', () => {
  expect(read({ email: ' ada@cardfile.example ' })).toEqual(read({}));
});

test.each([
  ['name', 200],
  ['subject', 200],
  ['message', 10_000],
])('%s holds %d characters and no more', (field, longest) => {
  expect(read({ [field]: 'a'.repeat(longest) })).toMatchObject({ kind: 'valid' });
  expect(read({ [field]: 'a'.repeat(longest + 1) })).toEqual(TOO_LONG);
});

test('an encoded word that is broken up counts as it was typed', () => {
  const typed = 'a'.repeat(198) + '=?';
  expect(read({ name: typed, subject: typed })).toMatchObject({ kind: 'valid' });
});

test('the address holds 320 characters and no more', () => {
  const domain = '@cardfile.example';
  const address = (length: number): string => 'a'.repeat(length - domain.length) + domain;
  expect(read({ email: address(320) })).toMatchObject({ kind: 'valid' });
  expect(read({ email: address(321) })).toEqual(TOO_LONG);
});

test('says of each address what the form says', () => {
  const parts = fc.constantFrom(
    ...[
      'ada',
      '@',
      '@',
      '.',
      'example',
      ',',
      ' ',
      '<',
      '\u00fc',
      '"',
      '\0',
      '=?',
      '/',
      '%',
      'xn--',
    ],
    ...['\u2100', '\uff0f', '\u3002', '\ud83d\ude00', '\u0301', '1', '-', '_'],
  );
  holds(
    fc.property(fc.oneof(anyText, fc.array(parts, { maxLength: 8 })), (typed) => {
      const email = [typed].flat().join('');
      // An empty box is another problem, and a text that is too long has words of its own.
      if (email !== email.trim() || email === '' || email.length > 320) return;
      const answer = read({ email });
      expect(answer.kind === 'valid' ? null : answer.problem).toBe(emailProblem(email));
    }) as fc.IProperty<[unknown]>,
  );
});
