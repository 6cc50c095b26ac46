import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Callables from '../../../functions/src/index';

// The parameters are read when the functions are loaded, as in the cloud.
async function loadCallables(): Promise<typeof Callables> {
  vi.resetModules();
  return import('../../../functions/src/index');
}

beforeEach(() => {
  vi.stubEnv('SITE_ORIGINS', '["https://cardfile.example","https://cardfile.web.app"]');
  vi.stubEnv('ENFORCE_APP_CHECK', 'false');
  vi.stubEnv('GCLOUD_PROJECT', 'demo-cardfile');
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo-cardfile"}');
});

afterEach(() => vi.unstubAllEnvs());

test('run in us-central1, each with a bound on how many and how long', async () => {
  const { getLocalizedPricing, sendSupportEmail } = await loadCallables();
  expect(getLocalizedPricing.__endpoint).toMatchObject({
    platform: 'gcfv2',
    region: ['us-central1'],
    callableTrigger: {},
    availableMemoryMb: 256,
    maxInstances: 10,
    timeoutSeconds: 10,
  });
  expect(sendSupportEmail.__endpoint).toMatchObject({
    platform: 'gcfv2',
    region: ['us-central1'],
    callableTrigger: {},
    availableMemoryMb: 256,
    maxInstances: 5,
    timeoutSeconds: 30,
  });
});

test('only the support mail is given the secret, and only outside the emulator', async () => {
  const { getLocalizedPricing, sendSupportEmail } = await loadCallables();
  expect(sendSupportEmail.__endpoint.secretEnvironmentVariables).toEqual([{ key: 'SMTP_URL' }]);
  expect(getLocalizedPricing.__endpoint.secretEnvironmentVariables).toBeUndefined();
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  const emulated = await loadCallables();
  expect(emulated.sendSupportEmail.__endpoint.secretEnvironmentVariables ?? []).toEqual([]);
});

test.each(['getLocalizedPricing', 'sendSupportEmail'] as const)(
  '%s answers the pages of the site and no others',
  async (name) => {
    const callable = (await loadCallables())[name];
    const allowed = async (origin: string): Promise<string | null> => {
      const response = await answerOf(callable as unknown as RequestListener, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
      return response.headers.get('Access-Control-Allow-Origin');
    };
    expect(await allowed('https://cardfile.example')).toBe('https://cardfile.example');
    expect(await allowed('https://cardfile.web.app')).toBe('https://cardfile.web.app');
    for (const origin of [
      'https://evil.example',
      'http://cardfile.example',
      'https://cardfile.example.evil.example',
      'https://evil-cardfile.web.app',
      'null',
    ]) {
      expect(await allowed(origin)).toBeNull();
    }
  },
);

test.each([
  ['true', 401],
  ['false', 200],
])('with ENFORCE_APP_CHECK=%s a call without an App Check token gets %d', async (value, status) => {
  vi.stubEnv('ENFORCE_APP_CHECK', value);
  const { getLocalizedPricing } = await loadCallables();
  const response = await answerOf(getLocalizedPricing as unknown as RequestListener, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(status);
});

test('a token that is none is refused', async () => {
  const { sendSupportEmail } = await loadCallables();
  const response = await answerOf(sendSupportEmail as unknown as RequestListener, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer none' },
  });
  expect(response.status).toBe(401);
});

/** What a callable answers to one request over HTTP, outside any emulator. */
async function answerOf(callable: RequestListener, init: RequestInit): Promise<Response> {
  const server = createServer((request, response) => {
    // What the functions framework adds.
    Object.assign(request, {
      body: { data: null },
      header: (name: string) => request.headers[name.toLowerCase()],
    });
    Object.assign(response, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
      send: (body: unknown) => response.end(JSON.stringify(body)),
    });
    callable(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await fetch(`http://127.0.0.1:${port}`, init);
  } finally {
    server.close();
  }
}
