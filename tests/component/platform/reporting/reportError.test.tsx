import { beforeEach, expect, test, vi } from 'vitest';
import { RemoteError } from '../../../../src/firebase/remoteCall';
import {
  createReporter,
  reportUncaughtErrors,
} from '../../../../src/platform/reporting/reportError';
import { sendReport } from '../../../../src/platform/reporting/sendReport';

const send = vi.fn<typeof sendReport>();
const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  send.mockReset();
  setOnline(true);
  window.history.pushState(null, '', '/contact/5aXb9?from=ada');
});

test('tells where it was, as the site map has it, and never the address', () => {
  createReporter(send)(new TypeError('Ada is not a function'), 'profile/save');
  expect(send.mock.calls).toEqual([
    [
      {
        where: 'profile/save',
        route: '/contact/:id',
        release: 'unnamed',
        errors: [{ name: 'TypeError', code: '', frames: [] }],
      },
    ],
  ]);
});

test('tells each error once, also when another wraps it', () => {
  const report = createReporter(send);
  const error = new Error('x');
  report(error, 'profile/save');
  report(error, 'app/ErrorBoundary');
  report(new RemoteError('unknown', error), 'firebase/remoteCall');
  expect(send).toHaveBeenCalledTimes(1);
  report(new Error('x'), 'profile/save');
  expect(send).toHaveBeenCalledTimes(2);
});

test('falls silent after ten reports', () => {
  const report = createReporter(send);
  for (let count = 0; count < 30; count++) report(new Error('x'), 'window/error');
  expect(send).toHaveBeenCalledTimes(10);
});

test('a lost network and a session that has ended are no faults', () => {
  const report = createReporter(send);
  report(new RemoteError('offline', null), 'firebase/remoteCall');
  report(new RemoteError('expired', null), 'firebase/remoteCall');
  setOnline(false);
  report(new Error('x'), 'firebase/remoteCall');
  expect(send).not.toHaveBeenCalled();
  setOnline(true);
  report(new RemoteError('denied', null), 'firebase/remoteCall');
  expect(send).toHaveBeenCalledTimes(1);
});

test('never throws, whatever happens to the report', () => {
  send.mockImplementation(() => {
    throw new Error('the transport is broken');
  });
  expect(() => {
    createReporter(send)(new Error('x'), 'profile/save');
  }).not.toThrow();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what nothing catches is reported', () => {
  vi.mocked(sendReport).mockReset();
  reportUncaughtErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('Ada') }));
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: new TypeError('Ada'),
  });
  window.dispatchEvent(rejection);
  expect(vi.mocked(sendReport).mock.calls).toMatchObject([
    [{ where: 'window/error', errors: [{ name: 'RangeError' }] }],
    [{ where: 'window/unhandledrejection', errors: [{ name: 'TypeError' }] }],
  ]);
});
