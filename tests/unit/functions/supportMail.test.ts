import { expect, test } from 'vitest';
import { supportMail } from '../../../functions/src/supportRequest';

const REQUEST = {
  name: 'Ada Lovelace',
  email: 'ada@customer.example',
  subject: 'Scanning',
  message: 'The scan stops.\n\nWhat can I do?',
};
const ADDRESSES = { mailbox: 'support@cardfile.example', sender: 'no-reply@cardfile.example' };

test('goes from our own address to the support mailbox, and an answer to the customer', () => {
  expect(supportMail(REQUEST, { ...ADDRESSES, uid: 'ada-uid' })).toEqual({
    from: { name: 'Cardfile support form', address: 'no-reply@cardfile.example' },
    to: { name: '', address: 'support@cardfile.example' },
    replyTo: { name: '', address: 'ada@customer.example' },
    subject: '[Support] Scanning',
    text: 'Name: Ada Lovelace\nEmail: ada@customer.example\nAccount: ada-uid\n\nThe scan stops.\n\nWhat can I do?\n',
  });
});

test('says when nobody is signed in', () => {
  const { text } = supportMail(REQUEST, { ...ADDRESSES, uid: null });
  expect(text).toContain('Account: not signed in\n');
});
