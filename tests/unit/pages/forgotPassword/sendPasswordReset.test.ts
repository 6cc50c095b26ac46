import { sendPasswordResetEmail } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendPasswordReset } from '../../../../src/pages/forgotPassword/sendPasswordReset';

vi.mock(import('firebase/auth'), () => ({ sendPasswordResetEmail: vi.fn() }));
vi.mock('../../../../src/firebase/auth', () => ({ auth: 'the session' }));
vi.stubGlobal('window', { location: { origin: 'https://cardfile.example' } });

const send = vi.mocked(sendPasswordResetEmail);
const ADDRESS = 'ada@cardfile.example';
const WITH_LINK = ['the session', ADDRESS, { url: 'https://cardfile.example/login' }];
const WITHOUT = ['the session', ADDRESS];

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
});

test('asks once, with a link back to the login', async () => {
  await sendPasswordReset(ADDRESS);
  expect(send.mock.calls).toEqual([WITH_LINK]);
});

test.each(['invalid-continue-uri', 'unauthorized-continue-uri', 'missing-continue-uri'])(
  'asks once more without the link when that is refused (%s)',
  async (code) => {
    send.mockRejectedValueOnce({ code: `auth/${code}` });
    await sendPasswordReset(ADDRESS);
    expect(send.mock.calls).toEqual([WITH_LINK, WITHOUT]);
  },
);

test('asks no third time', async () => {
  send.mockRejectedValue({ code: 'auth/unauthorized-continue-uri' });
  await expect(sendPasswordReset(ADDRESS)).rejects.toEqual({
    code: 'auth/unauthorized-continue-uri',
  });
  expect(send).toHaveBeenCalledTimes(2);
});

test('never says that there is no such account, with or without the link', async () => {
  send.mockRejectedValueOnce({ code: 'auth/user-not-found' });
  await expect(sendPasswordReset(ADDRESS)).resolves.toBeUndefined();

  send.mockRejectedValueOnce({ code: 'auth/unauthorized-continue-uri' });
  send.mockRejectedValueOnce({ code: 'auth/user-not-found' });
  await expect(sendPasswordReset(ADDRESS)).resolves.toBeUndefined();
  expect(send).toHaveBeenCalledTimes(3);
});

test.each(['network-request-failed', 'too-many-requests', 'invalid-email'])(
  'passes every other error on, at once (%s)',
  async (code) => {
    send.mockRejectedValueOnce({ code: `auth/${code}` });
    await expect(sendPasswordReset(ADDRESS)).rejects.toEqual({ code: `auth/${code}` });
    expect(send).toHaveBeenCalledTimes(1);
  },
);
