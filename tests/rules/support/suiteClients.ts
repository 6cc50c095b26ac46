import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { afterAll } from 'vitest';
import { type ByRole, EMAIL, UID } from './roles';

/** What `connect*Emulator` takes to sign a client in; empty for a visitor. */
export interface SignIn {
  mockUserToken?: 'owner' | { sub: string; email?: string };
}

export interface SuiteClients<Client> {
  as: ByRole<Client>;
  /** A client that no rule binds, for what a test needs to be there and for the twins of closed rows. */
  rulesOff: Client;
}

/**
 * One client per role for a whole test file; the contexts of rules-unit-testing would connect again
 * for each document that is read or stored with the rules off.
 */
export function suiteClients<Client>(
  projectId: string,
  connect: (app: FirebaseApp, signIn: SignIn) => Client,
): SuiteClients<Client> {
  const client = (signIn: SignIn): Client => {
    const app = initializeApp({ projectId }, `${projectId} ${JSON.stringify(signIn)}`);
    afterAll(() => deleteApp(app));
    return connect(app, signIn);
  };
  return {
    as: {
      V: client({}),
      A: client({ mockUserToken: { sub: UID.A, email: EMAIL.A } }),
      M: client({ mockUserToken: { sub: UID.M } }),
    },
    rulesOff: client({ mockUserToken: 'owner' }),
  };
}
