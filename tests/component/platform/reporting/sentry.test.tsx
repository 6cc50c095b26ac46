import { expect, test, vi } from 'vitest';
import type { ErrorReport } from '../../../../src/platform/reporting/errorReport';
import { sendToSentry } from '../../../../src/platform/reporting/sentry';

const report: ErrorReport = {
  where: 'profile/save',
  route: '/contact/:id',
  release: '1.2.3',
  errors: [
    { name: 'RemoteError', code: '', frames: [] },
    {
      name: 'FirebaseError',
      code: 'permission-denied',
      frames: [
        { file: 'ContactDetailPage-Dk3f.js', line: 12, column: 34 },
        { file: 'index-CxB2.js', line: 1, column: 2 },
      ],
    },
  ],
};

test('the envelope that goes to Sentry holds the report, and nothing of the page', async () => {
  window.history.pushState(null, '', '/contact/5aXb9?q=ada');
  document.title = 'Ada Lovelace';
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  sendToSentry('https://publickey@o1.ingest.example/42', report);
  await vi.waitFor(() => {
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  vi.unstubAllGlobals();

  const [address, request] = fetched.mock.calls[0] ?? [];
  const { origin, pathname, searchParams } = new URL(address as string);
  expect(origin + pathname).toBe('https://o1.ingest.example/api/42/envelope/');
  expect([...searchParams.keys()]).toEqual(['sentry_version', 'sentry_key', 'sentry_client']);
  expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });

  const [header, itemHeader, event, ...rest] = (request?.body as string)
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  const sdk = { name: 'sentry.javascript.browser', version: expect.any(String) as string };
  const eventId = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  expect(header).toEqual({ event_id: eventId, sent_at: expect.any(String) as string, sdk });
  expect(itemHeader).toEqual({ type: 'event' });
  const step = { in_app: true };
  expect(event).toEqual({
    event_id: eventId,
    timestamp: expect.any(Number) as number,
    level: 'error',
    platform: 'javascript',
    release: '1.2.3',
    tags: { where: 'profile/save', route: '/contact/:id' },
    exception: {
      values: [
        {
          type: 'FirebaseError',
          value: 'permission-denied',
          stacktrace: {
            frames: [
              { ...step, filename: 'app:///index-CxB2.js', lineno: 1, colno: 2 },
              { ...step, filename: 'app:///ContactDetailPage-Dk3f.js', lineno: 12, colno: 34 },
            ],
          },
        },
        { type: 'RemoteError', value: '', stacktrace: { frames: [] } },
      ],
    },
    sdk: {
      ...sdk,
      integrations: [],
      packages: [{ name: 'npm:@sentry/browser', version: sdk.version }],
      // Sentry is told not to derive an address from the connection.
      settings: { infer_ip: 'never' },
    },
  });
  expect(rest).toEqual([]);
});
