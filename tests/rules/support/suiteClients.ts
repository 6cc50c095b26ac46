import { randomUUID } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { afterAll } from 'vitest';
import { type ByRole, EMAIL, type Role, UID } from './roles';

/** The claims of a signed-in client: `sub` is the uid; without `auth_time` the sign-in was in 1970. */
type MockToken = { sub: string; email?: string; auth_time?: number };

/** What `connect*Emulator` takes to sign a client in; empty for a visitor. */
export interface SignIn {
  mockUserToken?: 'owner' | MockToken;
}

export interface SuiteClients<Client> {
  as: ByRole<Client>;
  /** A client that no rule binds, for what a test needs to be there and for the twins of closed rows. */
  rulesOff: Client;
  /** What `use` answers, with a client that gave its password `seconds` ago. */
  signedInAgo: <T>(
    role: SignedIn,
    seconds: number,
    use: (client: Client) => Promise<T>,
  ) => Promise<T>;
}

type SignedIn = Exclude<Role, 'V'>;

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
  const tokens: Record<SignedIn, MockToken> = {
    A: { sub: UID.A, email: EMAIL.A },
    M: { sub: UID.M },
  };
  return {
    as: {
      V: client({}),
      A: client({ mockUserToken: tokens.A }),
      M: client({ mockUserToken: tokens.M }),
    },
    rulesOff: client({ mockUserToken: 'owner' }),
    signedInAgo: async (role, seconds, use) => {
      const app = initializeApp({ projectId }, randomUUID());
      const auth_time = Math.floor(Date.now() / 1000) - seconds;
      try {
        return await use(connect(app, { mockUserToken: { ...tokens[role], auth_time } }));
      } finally {
        await deleteApp(app);
      }
    },
  };
}
