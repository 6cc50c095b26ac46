import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';

/** An account as far as the site looks at one. */
export type Account = Pick<User, 'uid' | 'displayName' | 'email' | 'photoURL'>;

type Watcher = (user: User | null) => void;

/** The sign-in service of one test, and who is signed in with it in this browser. */
class FakeSignIn {
  readonly #watchers = new Set<Watcher>();
  readonly #accounts = new Map<string, Account>();
  /** `undefined` until the service has found out. */
  #user: User | null | undefined;
  #tokenRefusal: string | null = null;
  /** How often a fresh token was asked for. */
  refreshes = 0;

  reset(): void {
    this.#watchers.clear();
    this.#accounts.clear();
    this.#user = undefined;
    this.#tokenRefusal = null;
    this.refreshes = 0;
  }

  get user(): User | null {
    return this.#user ?? null;
  }

  /** Makes `account` (`null`: nobody) the one that is signed in, and tells whoever listens. */
  become<Who extends Account | null>(account: Who) {
    const user = account && this.#userOf(account);
    this.#user = user;
    for (const watcher of this.#watchers) watcher(user);
    return user;
  }

  /** From now on, this address and password open the account. */
  register(email: string, password: string, account: Account): void {
    this.#accounts.set(`${email} ${password}`, account);
  }

  /** The account that they open, or an error as where addresses are protected from being guessed. */
  open(email: string, password: string): User {
    const account = this.#accounts.get(`${email} ${password}`);
    if (!account) throw refusal('invalid-credential');
    return this.become(account);
  }

  /** From now on, fresh tokens are refused with this code, as after the account was closed elsewhere. */
  refuseTokens(code: 'user-token-expired' | 'user-disabled'): void {
    this.#tokenRefusal = code;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    const user = this.#user;
    // As the real one: never before `watch` has returned.
    if (user !== undefined) queueMicrotask(() => this.#watchers.has(watcher) && watcher(user));
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  #userOf(account: Account): User {
    const user: Account & Pick<User, 'getIdToken'> = {
      ...account,
      getIdToken: () => {
        this.refreshes += 1;
        if (this.#tokenRefusal === null) return Promise.resolve('a fresh token');
        // The real one signs out by itself, before the caller hears of it.
        this.become(null);
        return Promise.reject(refusal(this.#tokenRefusal));
      },
    };
    return user as User;
  }
}

export const signInService = new FakeSignIn();

function refusal(code: string): FirebaseError {
  return new FirebaseError(`auth/${code}`, `made to fail by the test: ${code}`);
}
