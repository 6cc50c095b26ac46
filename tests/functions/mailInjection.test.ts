import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CaughtMail, MailCatcher } from '../../scripts/mail/startMailCatcher';
import { call, catchMail } from './functionsSuite';
import { supportRequestOf } from './supportRequestOf';

let catcher: MailCatcher;
beforeEach(async () => {
  catcher = await catchMail();
});
afterEach(() => catcher.stop());

const FIELDS = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'content-transfer-encoding',
  'date',
  'mime-version',
  'content-type',
];

/** What an attack would change: who gets the mail, and which fields its header has. */
function shape({ envelope, from, to, replyTo, header }: CaughtMail): object {
  const fields = header.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  return { envelope, from, to, replyTo, fields };
}

const SOUND = {
  envelope: { from: 'no-reply@cardfile.example', to: ['support@cardfile.example'] },
  from: 'no-reply@cardfile.example',
  to: ['support@cardfile.example'],
  replyTo: ['ada@customer.example'],
  fields: FIELDS,
};

const ATTACKS = [
  '\r\nBcc: all@victim.example',
  '\nBcc: all@victim.example',
  '\rBcc: all@victim.example',
  '\r\n\r\n<h1>Not the text</h1>',
  '\r\n.\r\nMAIL FROM:<x@victim.example>\r\nRCPT TO:<all@victim.example>\r\nDATA\r\nGotcha\r\n.\r\n',
  '\u2028Bcc: all@victim.example',
  '\0\r\nContent-Type: text/html',
  '%0d%0aBcc: all@victim.example',
  '=?utf-8?Q?=0D=0ABcc:_all@victim.example?=',
  '", all@victim.example, "',
  '> all@victim.example <',
];

const cases = (['name', 'subject', 'message'] as const).flatMap((field) =>
  ATTACKS.map((attack): [typeof field, string] => [field, attack]),
);

test.each(cases)('in %s %j changes no header and sends no other mail', async (field, attack) => {
  const request = supportRequestOf({ [field]: `Hello${attack}` });
  const { status } = await call('sendSupportEmail', request, { address: '203.0.113.7' });
  expect(status).toBe(200);
  expect(catcher.mails.map(shape)).toEqual([SOUND]);
});

test.each([
  ...ATTACKS.filter((attack) => !attack.startsWith('%')).map(
    (attack) => `ada@customer.example${attack}`,
  ),
  'ada@customer.example, all@victim.example',
  'ada@customer.example,all@victim.example',
  'ada@customer.example;all@victim.example',
  'group: ada@customer.example, all@victim.example;',
  'Ada <all@victim.example>',
  '<all@victim.example>',
  '(comment)all@victim.example',
])('as address %j is refused and nothing is sent', async (email) => {
  const request = supportRequestOf({ email });
  const { status } = await call('sendSupportEmail', request, { address: '203.0.113.7' });
  expect(status).toBe(400);
  expect(catcher.mails).toEqual([]);
});

const WORDS = [
  '=?utf-8?b?WW91ciBhY2NvdW50IGlzIGNsb3NlZA==?=',
  '=?utf-8?q?Your_account_is_closed?=',
  'Ärger =?utf-8?q?Your_account_is_closed?=',
  '=\0?utf-8?q?Your_account_is_closed?=',
  '==?utf-8?q?Your_account_is_closed?=?=',
];

test.each(WORDS)('the encoded word %j reaches the header as it was typed', async (word) => {
  const request = supportRequestOf({ subject: word, name: word });
  await call('sendSupportEmail', request, { address: '203.0.113.7' });
  expect(catcher.mails.map(shape)).toEqual([SOUND]);
  const [mail] = catcher.mails;
  expect(mail?.header.join('\n')).toMatch(/^\p{ASCII}*$/u);
  // What a mail program shows once it has decoded the header.
  expect(mail?.subject).not.toContain('Your account is closed');
  expect(mail?.subject).toContain('= ?utf-8?');
});

test('an address with an encoded word is refused', async () => {
  const request = supportRequestOf({ email: '=?utf-8?q?ada?=@customer.example' });
  const { status } = await call('sendSupportEmail', request, { address: '203.0.113.7' });
  expect(status).toBe(400);
  expect(catcher.mails).toEqual([]);
});

test('an address encoded for another use is still a single address', async () => {
  const email = 'ada%0d%0aBcc=all@customer.example';
  await call('sendSupportEmail', supportRequestOf({ email }), { address: '203.0.113.7' });
  expect(catcher.mails.map(shape)).toEqual([{ ...SOUND, replyTo: [email] }]);
});

test.each([
  { to: 'all@victim.example' },
  { bcc: 'all@victim.example' },
  { replyTo: 'all@victim.example' },
  { html: '<h1>Not the text</h1>' },
  { raw: 'Subject: All of it' },
  { attachments: '/etc/passwd' },
  { headers: 'X-Mine: yes' },
])('fields of a mail in the payload have no effect: %j', async (more) => {
  const request = { ...supportRequestOf(), ...more };
  const { status } = await call('sendSupportEmail', request, { address: '203.0.113.7' });
  expect(status).toBe(200);
  expect(catcher.mails.map(shape)).toEqual([SOUND]);
});
