import { readFileSync } from 'node:fs';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { mailPassword } from '../../scripts/emulators/suiteConfig';
import { call, catchMail, logFile, mailPort, storedTurns, type Answer } from './functionsSuite';
import { supportRequestOf } from './supportRequestOf';

const PLAIN_ERROR = {
  status: 503,
  body: { error: { status: 'UNAVAILABLE', message: 'The message could not be sent.' } },
};

const request = supportRequestOf({
  email: 'down@customer.example',
  message: 'Nobody may read it.',
});

/** Calls once, and returns what the functions logged during the call. */
async function callAndLog(): Promise<{ answer: Answer; log: string }> {
  const before = readFileSync(logFile, 'utf8').length;
  const answer = await call('sendSupportEmail', request, { address: '203.0.113.7' });
  const logged = (): string => readFileSync(logFile, 'utf8').slice(before);
  // The emulator passes on what a function writes a moment after its answer.
  await expect.poll(logged, { timeout: 10_000 }).toContain('Support request');
  return { answer, log: logged() };
}

function expectNothingTold({ answer, log }: { answer: Answer; log: string }): void {
  const secrets = [
    mailPassword,
    'smtp:',
    'down@customer.example',
    'Nobody may read it.',
    '203.0.113',
  ];
  for (const secret of secrets) {
    expect(JSON.stringify(answer)).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
}

async function badServer(options: SMTPServerOptions): Promise<SMTPServer> {
  const server = new SMTPServer({ logger: false, disabledCommands: ['STARTTLS'], ...options });
  await new Promise<void>((resolve) => server.listen(mailPort, '127.0.0.1', resolve));
  return server;
}

test('no mail server: a plain error, and a code in the log', async () => {
  const outcome = await callAndLog();
  expect(outcome.answer).toEqual(PLAIN_ERROR);
  expect(outcome.log).toContain('"step":"mail","code":"ESOCKET"');
  // Who tries again later is not turned away for it.
  const turns = await storedTurns();
  expect(turns).toHaveLength(3);
  for (const { fields } of turns) expect(fields['times']).toEqual({ arrayValue: {} });
  expectNothingTold(outcome);
});

test('a mail server that refuses the password', async () => {
  const server = await badServer({
    onAuth: ({ password }, _session, answer) => answer(new Error(`Not with ${password}`)),
  });
  const outcome = await callAndLog();
  expect(outcome.answer).toEqual(PLAIN_ERROR);
  expect(outcome.log).toContain('"code":"EAUTH 535"');
  expectNothingTold(outcome);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('a mail server that refuses the mail', async () => {
  const server = await badServer({
    onAuth: (_auth, _session, answer) => answer(null, { user: 'anybody' }),
    onData: (stream, _session, answer) => {
      stream.resume();
      stream.on('end', () => answer(new Error('No mail from down@customer.example')));
    },
  });
  const outcome = await callAndLog();
  expect(outcome.answer).toEqual(PLAIN_ERROR);
  expect(outcome.log).toContain('"code":"EMESSAGE 450"');
  expectNothingTold(outcome);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('the twin: a mail server that takes it', async () => {
  const catcher = await catchMail();
  const outcome = await callAndLog();
  expect(outcome.answer.status).toBe(200);
  expect(catcher.mails).toHaveLength(1);
  expect(outcome.log).toContain('Support request sent.');
  expectNothingTold(outcome);
  await catcher.stop();
});
