import { afterEach, expect, test } from 'vitest';
import { sendMail } from '../../../functions/src/mailer';
import { supportMail } from '../../../functions/src/supportMail';
import { startMailCatcher, type MailCatcher } from '../../../scripts/mail/startMailCatcher';
import { freePorts } from '../../../scripts/emulators/ports';

const MAIL = supportMail(
  { name: 'Ada', email: 'ada@customer.example', subject: 'Hello', message: 'Hello' },
  { mailbox: 'support@cardfile.example', sender: 'no-reply@cardfile.example', account: null },
);

let catcher: MailCatcher | undefined;
afterEach(async () => {
  await catcher?.stop();
  catcher = undefined;
});

async function catchMail(): Promise<number> {
  const [port = 0] = await freePorts(1);
  catcher = await startMailCatcher({ port });
  return port;
}

test('sends a mail and answers its id', async () => {
  const port = await catchMail();
  const messageId = await sendMail(`smtp://cardfile:secret@127.0.0.1:${port}`, MAIL);
  expect(catcher?.mails).toHaveLength(1);
  expect(catcher?.mails[0]?.header).toContain(`Message-ID: ${messageId}`);
});

test('sends nothing to a server of elsewhere that offers no TLS', async () => {
  const port = await catchMail();
  // The same server by a name that is not known to be this machine.
  await expect(sendMail(`smtp://cardfile:secret@0.0.0.0:${port}`, MAIL)).rejects.toMatchObject({
    code: 'ETLS',
  });
  expect(catcher?.mails).toEqual([]);
});

test.each(['', 'mail.example', 'http//x'])('refuses %j as an address of a server', async (url) => {
  await expect(sendMail(url, MAIL)).rejects.toMatchObject({ code: 'ERR_INVALID_URL' });
});
