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
  emailVerified?: boolean;
}

/** A new account for one test. Its address is unique unless given. */
export async function createUser(wanted: NewUser = {}): Promise<User> {
  const email = wanted.email ?? `user-${randomUUID()}@cardfile.example`;
  const password = wanted.password ?? 'correct-horse';
  const { localId } = (await toAuth('POST', 'v1', 'accounts', { ...wanted, email, password })) as {
    localId: string;
  };
  return { uid: localId, email, password };
}

/** The key of a build for the emulators (src/firebase/configuration.ts), which take any. */
const API_KEY = 'demo-api-key';

/** What the sign-in SDK keeps in a browser where this user is signed in: an entry of its local storage. */
export async function sessionOf({ email, password }: User): Promise<Record<string, string>> {
  const base = `http://${suite.auth}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${base}/accounts:signInWithPassword?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`Auth emulator: ${response.status} ${await response.text()}`);
  const session = (await response.json()) as {
    localId: string;
    idToken: string;
    refreshToken: string;
    expiresIn: string;
  };
  const stored = {
    uid: session.localId,
    email,
    // The SDK asks for what else it knows of a user at each start.
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: session.refreshToken,
      accessToken: session.idToken,
      expirationTime: Date.now() + Number(session.expiresIn) * 1000,
    },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  return { [`firebase:authUser:${API_KEY}:[DEFAULT]`]: JSON.stringify(stored) };
}

/** Deletes an account while its user may be signed in. */
export async function deleteUser(uid: string): Promise<void> {
  await toAuth('POST', 'v1', 'accounts:delete', { localId: uid });
}

/** The id of the account with this address; `undefined` when there is none. */
export async function uidOf(email: string): Promise<string | undefined> {
  const { users } = (await toAuth('POST', 'v1', 'accounts:lookup', { email: [email] })) as {
    users?: { localId: string }[];
  };
  return users?.[0]?.localId;
}

/** No longer accepts the sessions that began before `time` (ms since 1970), as after a new password. */
export async function revokeSessions(uid: string, time: number): Promise<void> {
  const validSince = String(Math.floor(time / 1000));
  await toAuth('POST', 'v1', 'accounts:update', { localId: uid, validSince });
}

/** The last link of this kind that was e-mailed to this address; `undefined` when there is none. */
export async function mailedLink(
  email: string,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
): Promise<string | undefined> {
  const address = `http://${suite.auth}/emulator/v1/projects/${suite.run}/oobCodes`;
  const { oobCodes } = (await (await fetch(address)).json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  const links = oobCodes.filter((code) => code.email === email && code.requestType === kind);
  return links.at(-1)?.oobLink;
}

/**
 * Whether sign-in hides which addresses exist. It holds for all workers: who changes it runs when no other test
 * depends on it, and puts it back.
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
  const response = await fetch(`${base}/projects/${suite.run}/${resource}`, {
    method,
    headers: { ...administrator, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Auth emulator: ${response.status} ${await response.text()}`);
  return response.json();
}
