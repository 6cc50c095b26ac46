import type { CallableRequest } from 'firebase-functions/https';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMail } from '../../../functions/src/mailer';
import { giveTurnBack, takeTurn } from '../../../functions/src/rateLimit';
import { sendSupportEmail } from '../../../functions/src/sendSupportEmail';

vi.mock('firebase-functions/logger');
vi.mock('../../../functions/src/mailer');
vi.mock(import('../../../functions/src/rateLimit'), async (load) => ({
  ...(await load()),
  takeTurn: vi.fn(),
  giveTurnBack: vi.fn(),
}));

const REQUEST = {
  name: 'Ada Lovelace',
  email: 'ada@customer.example',
  subject: 'Scanning',
  message: 'The scan stops.',
};

/** A call as the SDK hands it over. */
function called(data: unknown, auth?: object): CallableRequest {
  const rawRequest = { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } };
  return { data, rawRequest, auth } as unknown as CallableRequest;
}

beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtps://cardfile:secret@mail.example');
  vi.stubEnv('SUPPORT_MAILBOX', 'support@cardfile.example');
  vi.stubEnv('SUPPORT_SENDER', 'no-reply@cardfile.example');
  vi.mocked(takeTurn).mockResolvedValue({ kind: 'taken', time: 7, reachesTotal: false });
  vi.mocked(sendMail).mockResolvedValue('<1@cardfile.example>');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('mails by the server in the secret, and logs the id of the mail alone', async () => {
  expect(await sendSupportEmail.run(called(REQUEST))).toEqual({ success: true });
  expect(sendMail).toHaveBeenCalledExactlyOnceWith(
    'smtps://cardfile:secret@mail.example',
    expect.objectContaining({ subject: '[Support] Scanning' }),
  );
  expect(vi.mocked(logInfo).mock.calls).toEqual([
    ['Support request sent.', { messageId: '<1@cardfile.example>' }],
  ]);
});

test.each([
  [
    'the user and their network',
    { uid: 'ada', token: { email: 'ada@customer.example', email_verified: true } },
    ['address 203.0.113.7', 'uid ada', 'all'],
  ],
  ['the last hop of a visitor', undefined, ['address 203.0.113.7', 'visitors', 'all']],
])('counts for %s', async (_, auth, names) => {
  await sendSupportEmail.run(called(REQUEST, auth));
  expect(vi.mocked(takeTurn).mock.calls).toEqual([
    [names.map((name): unknown => expect.objectContaining({ name }))],
  ]);
  expect(giveTurnBack).not.toHaveBeenCalled();
});

test.each([
  ['', () => Promise.resolve()],
  [', and says so too where it cannot', () => Promise.reject(new Error('down'))],
])('what was not sent counts for nothing%s', async (_, giveBack) => {
  vi.mocked(giveTurnBack).mockImplementation(giveBack);
  vi.mocked(sendMail).mockRejectedValue(new Error('no mail server'));
  await expect(sendSupportEmail.run(called(REQUEST))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The message could not be sent.',
  });
  const [counts] = vi.mocked(takeTurn).mock.calls[0] ?? [];
  expect(giveTurnBack).toHaveBeenCalledExactlyOnceWith(counts, 7);
});

test.each([
  [{ email: 'ada@customer.example', email_verified: true }, 'ada@customer.example (verified)'],
  [{ email: 'ada@customer.example' }, 'ada@customer.example (not verified)'],
  [{}, 'none'],
])('the mail has the address of the token %j', async (token, line) => {
  await sendSupportEmail.run(called(REQUEST, { uid: 'ada', token }));
  expect(vi.mocked(sendMail).mock.calls[0]?.[1].text).toContain(
    `Account: ada\nEmail of the account: ${line}\n`,
  );
});

test('an unsound request is refused before it is counted', async () => {
  await expect(sendSupportEmail.run(called({ ...REQUEST, email: 'ada' }))).rejects.toMatchObject({
    code: 'invalid-argument',
  });
  expect(takeTurn).not.toHaveBeenCalled();
  expect(sendMail).not.toHaveBeenCalled();
});

test.each([
  [{ isTotal: false }, []],
  [
    { isTotal: true },
    [['A support request is beyond the limit of a day.', { code: 'support-day-limit' }]],
  ],
])('a request beyond a limit is refused and not sent: %j', async (which, logged) => {
  vi.mocked(takeTurn).mockResolvedValue({ kind: 'refused', wait: 61_001, ...which });
  await expect(sendSupportEmail.run(called(REQUEST))).rejects.toMatchObject({
    code: 'resource-exhausted',
    details: { retryAfter: 62 },
  });
  expect(sendMail).not.toHaveBeenCalled();
  expect(vi.mocked(logError).mock.calls).toEqual(logged);
});

test('the last request of a day is sent, and logged for an alert', async () => {
  vi.mocked(takeTurn).mockResolvedValue({ kind: 'taken', time: 7, reachesTotal: true });
  await sendSupportEmail.run(called(REQUEST));
  expect(sendMail).toHaveBeenCalledOnce();
  expect(vi.mocked(logError).mock.calls).toEqual([
    ['Support requests have reached the limit of a day.', { code: 'support-day-limit' }],
  ]);
});

test('nothing is sent while the counter is unavailable', async () => {
  vi.mocked(takeTurn).mockRejectedValue(Object.assign(new Error('secret'), { code: 14 }));
  await expect(sendSupportEmail.run(called(REQUEST))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The message could not be sent.',
  });
  expect(sendMail).not.toHaveBeenCalled();
  expect(vi.mocked(logError).mock.calls).toEqual([
    ['Support request not sent.', { step: 'limit', code: '14' }],
  ]);
});

test('a database that does not answer fails in time', async () => {
  vi.useFakeTimers();
  vi.mocked(takeTurn).mockReturnValue(new Promise(() => undefined));
  await Promise.all([
    expect(sendSupportEmail.run(called(REQUEST))).rejects.toMatchObject({ code: 'unavailable' }),
    vi.advanceTimersByTimeAsync(10_000),
  ]);
  expect(sendMail).not.toHaveBeenCalled();
});

test('a failed mail is reported in plain words, and logged as a code', async () => {
  const failure = new Error('Invalid login: 535 smtps://cardfile:secret@mail.example');
  vi.mocked(sendMail).mockRejectedValue(Object.assign(failure, { code: 'EAUTH' }));
  await expect(sendSupportEmail.run(called(REQUEST))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The message could not be sent.',
  });
  expect(vi.mocked(logError).mock.calls).toEqual([
    ['Support request not sent.', { step: 'mail', code: 'EAUTH' }],
  ]);
});
