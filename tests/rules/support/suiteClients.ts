import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { afterAll } from 'vitest';
import { type ByRole, EMAIL, UID } from './roles';

/** The claims of a signed-in client: `sub` is the uid. */
type MockToken = { sub: string; email?: string };

/** What `connect*Emulator` takes to sign a client in; empty for a visitor. */
export interface SignIn {
  mockUserToken?: 'owner' | MockToken;
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
  const tokenOfA: MockToken = { sub: UID.A, email: EMAIL.A };
  const tokenOfM: MockToken = { sub: UID.M };
  return {
    as: {
      V: client({}),
      A: client({ mockUserToken: tokenOfA }),
      M: client({ mockUserToken: tokenOfM }),
    },
    rulesOff: client({ mockUserToken: 'owner' }),
  };
}
