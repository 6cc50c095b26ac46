import { suite as emulators } from '../../setup/suite';
import type { FirestoreSuite } from './firestoreSuite';
import { EMAIL, UID } from './roles';

export const OK = 200;
export const DENIED = 403;

/** The emulator reads a token without checking its signature. */
export const TOKEN = { A: tokenOf({ sub: UID.A, email: EMAIL.A }), server: 'owner' } as const;

export interface Call {
  token: string;
  method?: string;
  body?: unknown;
}

export interface FirestoreCalls {
  /** `projects/../documents`, which names of documents begin with. */
  documents: string;
  /** The HTTP status that Firestore answers with to a call on `documents` plus `path`. */
  statusOf: (path: string, call: Call) => Promise<number>;
}

/** Calls that no SDK offers to a client, but that anyone with a token can send. */
export function firestoreCalls({ projectId }: FirestoreSuite): FirestoreCalls {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  return {
    documents,
    statusOf: async (path, { token, method = 'POST', body }) => {
      const answer = await fetch(`http://${emulators.firestore}/v1/${documents}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      await answer.text();
      return answer.status;
    },
  };
}

function tokenOf(claims: { sub: string; email: string }): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', type: 'JWT' })}.${part({ ...claims, user_id: claims.sub })}.`;
}
