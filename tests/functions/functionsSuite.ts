import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { suiteFolder } from '../../scripts/folders';
import { startMailCatcher, type MailCatcher } from '../../scripts/mail/startMailCatcher';
import { administrator, suite } from '../setup/suite';

export const functionsHost = required('CARDFILE_FUNCTIONS');
/** Where the functions of this suite send mail. */
export const mailPort = Number(new URL(`smtp://${required('CARDFILE_MAIL')}`).port);

/** Where the emulators write what the functions log. */
export const logFile = join(suiteFolder(suite.projectId), 'logs/emulators.log');

export interface CallOptions {
  /** Whom the call comes from, as Google's front end writes it. */
  address?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: unknown } };
}

/** Calls a function the way the SDK does, which would not let a test choose headers and payload. */
export async function call(
  name: string,
  data: unknown,
  { address, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const response = await send(name, JSON.stringify({ data }), {
    'Content-Type': 'application/json',
    ...(address !== undefined && { 'X-Forwarded-For': address }),
    ...headers,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Sends any body to a function. */
export function send(
  name: string,
  body: string,
  headers: Record<string, string>,
): Promise<Response> {
  const url = `http://${functionsHost}/${suite.projectId}/us-central1/${name}`;
  return fetch(url, { method: 'POST', headers, body });
}

/** What a signed-in user's calls carry. */
export async function signedIn(user: { email: string; password: string }): Promise<CallOptions> {
  const response = await fetch(
    `http://${suite.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...user, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return { headers: { Authorization: `Bearer ${idToken}` } };
}

/** Starts the mail server that the functions know, with no mail in it. */
export function catchMail(): Promise<MailCatcher> {
  return startMailCatcher({ port: mailPort });
}

const turns = `http://${suite.firestore}/v1/projects/${suite.projectId}/databases/(default)/documents/supportRequestTurns`;

/** A stored count of support requests, as Firestore's REST interface writes it. */
export interface StoredTurns {
  name: string;
  fields: Record<string, unknown>;
}

/** All stored counts of support requests. */
export async function storedTurns(): Promise<StoredTurns[]> {
  const response = await fetch(turns, { headers: administrator });
  const { documents = [] } = (await response.json()) as { documents?: StoredTurns[] };
  return documents;
}

/** Replaces the times of a stored count, in milliseconds. */
export async function setTimes({ name }: StoredTurns, times: number[]): Promise<void> {
  const values = times.map((time) => ({ integerValue: String(time) }));
  await fetch(`http://${suite.firestore}/v1/${name}?updateMask.fieldPaths=times`, {
    method: 'PATCH',
    headers: { ...administrator, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: { times: { arrayValue: { values } } } }),
  });
}

// Nobody has asked for anything yet when a test begins.
beforeEach(async () => {
  for (const { name } of await storedTurns()) {
    await fetch(`http://${suite.firestore}/v1/${name}`, {
      method: 'DELETE',
      headers: administrator,
    });
  }
});

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set: these tests need the emulators. Run \`npm test functions\`, with a file name after it for one file.`,
  );
}
