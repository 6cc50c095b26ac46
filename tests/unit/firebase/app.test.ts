import { deleteApp, getApps } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productionVariables } from '../../../build/siteVariables';

vi.mock('firebase/app-check', () => ({
  initializeAppCheck: vi.fn(),
  ReCaptchaEnterpriseProvider: vi.fn(),
}));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map(deleteApp));
});

async function appWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { app } = await import('../../../src/firebase/app');
  return app;
}

test('App Check is on where the build has a key', async () => {
  const app = await appWith({ ...productionVariables, VITE_APP_CHECK_KEY: 'site-key' });
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledExactlyOnceWith('site-key');
  expect(initializeAppCheck).toHaveBeenCalledExactlyOnceWith(app, {
    provider: expect.any(ReCaptchaEnterpriseProvider),
    isTokenAutoRefreshEnabled: true,
  });
});

test.each([
  ['without a key', productionVariables],
  ['with the emulators', { VITE_USE_EMULATORS: 'true', VITE_APP_CHECK_KEY: 'site-key' }],
])('App Check is off %s', async (_, variables) => {
  const app = await appWith(variables);
  expect(getApps()).toEqual([app]);
  expect(initializeAppCheck).not.toHaveBeenCalled();
});
