import { deleteApp, initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SupportRequest, SupportResult } from '../../functions/src/contract';
import type { MailCatcher } from '../../scripts/mail/startMailCatcher';
import { createUser } from '../setup/accounts';
import { suite } from '../setup/suite';
import { call, catchMail, functionsHost, signedIn } from './functionsSuite';
import { supportRequestOf } from './supportRequestOf';

let catcher: MailCatcher;
beforeEach(async () => {
  catcher = await catchMail();
});
afterEach(() => catcher.stop());

test('sends one mail, with these headers and no others', async () => {
  const answer = await call('sendSupportEmail', supportRequestOf(), { address: '203.0.113.7' });
  expect(answer).toEqual({ status: 200, body: { result: { success: true } } });
  expect(catcher.mails).toHaveLength(1);
  const [mail] = catcher.mails;
  expect(mail?.envelope).toEqual({
    from: 'no-reply@cardfile.example',
    to: ['support@cardfile.example'],
  });
  expect(mail?.header).toEqual([
    'From: Cardfile support form <no-reply@cardfile.example>',
    'To: support@cardfile.example',
    'Reply-To: ada@customer.example',
    'Subject: [Support] Scanning',
    expect.stringMatching(/^Message-ID: <[-\w.]+@cardfile\.example>$/),
    'Content-Transfer-Encoding: 7bit',
    expect.stringMatching(/^Date: /),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
  ]);
  expect(mail?.text).toBe(
    'Account: not signed in\n\nEverything below was typed in the form and is not checked.\n\nName: Ada Lovelace\nEmail: ada@customer.example\n\nThe scan stops at 10 %.\n\nWhat can I do?\n',
  );
});

test('answers the SDK', async () => {
  const app = initializeApp({ projectId: suite.projectId }, 'support');
  const functions = getFunctions(app);
  const { hostname, port } = new URL(`http://${functionsHost}`);
  connectFunctionsEmulator(functions, hostname, Number(port));
  const sendSupportEmail = httpsCallable<SupportRequest, SupportResult>(
    functions,
    'sendSupportEmail',
  );
  expect((await sendSupportEmail(supportRequestOf())).data).toEqual({ success: true });
  await expect(sendSupportEmail(supportRequestOf({ email: 'ada' }))).rejects.toHaveProperty(
    'code',
    'functions/invalid-argument',
  );
  expect(catcher.mails).toHaveLength(1);
  await deleteApp(app);
});

test('says who is signed in, whatever the payload claims', async () => {
  const ada = await createUser();
  const claim = { ...supportRequestOf(), userId: 'somebody-else', uid: 'somebody-else' };
  await call('sendSupportEmail', claim, await signedIn(ada));
  expect(catcher.mails[0]?.text).toContain(
    `Account: ${ada.uid}\nEmail of the account: ${ada.email} (not verified)\n\nEverything below`,
  );
  expect(catcher.mails[0]?.text).not.toContain('somebody-else');
});

test('says that the address of the account is verified', async () => {
  const ada = await createUser({ emailVerified: true });
  await call('sendSupportEmail', supportRequestOf(), await signedIn(ada));
  expect(catcher.mails[0]?.text).toContain(`Email of the account: ${ada.email} (verified)\n`);
});

test('an answer to a host in other letters goes to its name for mail servers', async () => {
  const request = supportRequestOf({ email: 'ada@müller.example' });
  expect((await call('sendSupportEmail', request, { address: '203.0.113.7' })).status).toBe(200);
  expect(catcher.mails[0]?.header).toContain('Reply-To: ada@xn--mller-kva.example');
  expect(catcher.mails[0]?.text).toContain('\nEmail: ada@müller.example\n');
});

test('carries the scripts of the world', async () => {
  const request = supportRequestOf({
    name: 'عائشة 王小明',
    subject: 'Ärger mit 名刺 👩🏽‍💻',
    message: 'Zoë schrieb:\nمرحبا 👋🏽',
  });
  await call('sendSupportEmail', request, { address: '203.0.113.7' });
  expect(catcher.mails[0]?.subject).toBe('[Support] Ärger mit 名刺 👩🏽‍💻');
  expect(catcher.mails[0]?.text).toContain('Name: عائشة 王小明\n');
  expect(catcher.mails[0]?.text).toContain('\n\nZoë schrieb:\nمرحبا 👋🏽\n');
});

test.each([
  ['name', 'that is empty', '', 'Please fill in all required fields'],
  ['email', 'that is empty', '', 'Please fill in all required fields'],
  ['subject', 'that is empty', '', 'Please fill in all required fields'],
  ['message', 'that is empty', '', 'Please fill in all required fields'],
  ['email', 'without an ending', 'ada@cardfile', 'Please enter a valid email address.'],
  [
    'email',
    'that many servers do not carry',
    'jürgen@customer.example',
    'Please enter an email address with only plain letters (a to z), digits and signs before the @.',
  ],
  ['message', 'that is too long', 'a'.repeat(10_001), 'One of the fields is too long.'],
])('refuses %s %s with the words of the form', async (field, _, value, message) => {
  const request = supportRequestOf({ [field]: value });
  expect(await call('sendSupportEmail', request, { address: '203.0.113.7' })).toEqual({
    status: 400,
    body: { error: { status: 'INVALID_ARGUMENT', message } },
  });
  expect(catcher.mails).toEqual([]);
});
