import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { siteVariables } from '../../../build/siteVariables';
import { createUser } from '../../setup/accounts';
import { suite } from '../../setup/suite';
import type { Site } from './ListUnderTest';

/** The site as it is built for a new project of the emulators, with a new user signed in. */
export async function openSite(): Promise<Site> {
  const projectId = `${suite.projectId}-${randomUUID().slice(0, 8)}`;
  const addresses = { ...suite, functions: '', hosting: '', listen: '', mail: '' };
  for (const [name, value] of Object.entries(siteVariables({ projectId, addresses }))) {
    vi.stubEnv(name, value);
  }
  // It asks its browser whether there is a network, and reads its variables where its modules begin.
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    fetch: globalThis.fetch,
    addEventListener() {},
    removeEventListener() {},
    location: { pathname: '/dashboard' },
  });
  vi.resetModules();
  const { openTab, signIn } = await import('./storeList');
  const user = await createUser();
  const end = await signIn(user);
  return { uid: user.uid, projectId, openTab: () => openTab(user.uid), end };
}
