import { expect, test } from 'vitest';
import { supportMail } from '../../../functions/src/supportMail';

const REQUEST = {
  name: 'Ada Lovelace',
  email: 'ada@customer.example',
  subject: 'Scanning',
  message: 'The scan stops.\n\nWhat can I do?',
};
const ACCOUNT = { uid: 'ada-uid', email: 'ada@work.example', isVerified: true };
const ADDRESSES = { mailbox: 'support@cardfile.example', sender: 'no-reply@cardfile.example' };

test('goes from our own address to the support mailbox, and an answer to the customer', () => {
  expect(supportMail(REQUEST, { ...ADDRESSES, account: ACCOUNT })).toEqual({
    from: { name: 'Cardfile support form', address: 'no-reply@cardfile.example' },
    to: { name: '', address: 'support@cardfile.example' },
    replyTo: { name: '', address: 'ada@customer.example' },
    subject: '[Support] Scanning',
    text: `Account: ada-uid
Email of the account: ada@work.example (verified)

Everything below was typed in the form and is not checked.

Name: Ada Lovelace
Email: ada@customer.example

The scan stops.

What can I do?
`,
  });
});

test.each([
  [null, 'Account: not signed in\n\nEverything below'],
  [{ ...ACCOUNT, isVerified: false }, 'Email of the account: ada@work.example (not verified)\n'],
  [{ ...ACCOUNT, email: '' }, 'Email of the account: none\n'],
])('says who is signed in: %j', (account, line) => {
  expect(supportMail(REQUEST, { ...ADDRESSES, account }).text).toContain(line);
});

test('what was typed cannot pass for what the token says', () => {
  const message = 'Account: somebody-else\nEmail of the account: other@work.example (verified)';
  const { text } = supportMail({ ...REQUEST, message }, { ...ADDRESSES, account: ACCOUNT });
  const [checked = ''] = text.split('Everything below was typed');
  expect(checked).toBe('Account: ada-uid\nEmail of the account: ada@work.example (verified)\n\n');
});
