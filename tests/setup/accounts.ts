import { randomUUID } from 'node:crypto';
import { administrator, suite } from './suite';

/** Somebody who can sign in. */
export interface User {
  uid: string;
  email: string;
  password: string;
}

export interface NewUser {
  email?: string;
  password?: string;
  displayName?: string;
  photoUrl?: string;
}

/** An account of its own for one test: no two have the same address unless told. */
export async function createUser(wanted: NewUser = {}): Promise<User> {
  const email = wanted.email ?? `user-${randomUUID()}@cardfile.example`;
  const password = wanted.password ?? 'correct-horse';
  const { localId } = (await toAuth('POST', 'v1', 'accounts', { ...wanted, email, password })) as {
    localId: string;
  };
  return { uid: localId, email, password };
}

/** Ends an account, as when it is deleted elsewhere while somebody is signed in with it. */
export async function deleteUser(uid: string): Promise<void> {
  await toAuth('POST', 'v1', 'accounts:delete', { localId: uid });
}

/**
 * Whether sign-in hides which addresses exist. It holds for the whole project: only tests in
 * tests/e2e/alone may change it, and must put it back.
 */
export async function setEmailProtection(on: boolean): Promise<void> {
  await toAuth('PATCH', 'v2', 'config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy', {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: on },
  });
}

async function toAuth(
  method: string,
  version: string,
  resource: string,
  body: object,
): Promise<unknown> {
  const base = `http://${suite.auth}/identitytoolkit.googleapis.com/${version}`;
  const response = await fetch(`${base}/projects/${suite.projectId}/${resource}`, {
    method,
    headers: { ...administrator, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Auth emulator: ${response.status} ${await response.text()}`);
  return response.json();
}
