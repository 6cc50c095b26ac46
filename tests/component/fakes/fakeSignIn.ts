import { FirebaseError } from 'firebase/app';
import type { IdTokenResult, User } from 'firebase/auth';
import type { Keeping } from '../../../src/firebase/auth';

/** An account as far as the site looks at one. */
export type Account = Pick<User, 'uid' | 'displayName' | 'email' | 'photoURL'>;

/** Who comes back from Apple. */
export interface AppleUser {
  account: Account;
  isNew: boolean;
}

export type Call =
  | 'signUp'
  | 'updateProfile'
  | 'reset'
  /** What the SDK loads from Google before it opens a pop-up. */
  | 'script'
  | 'popup'
  | 'redirect'
  | 'verification'
  | 'reauthentication'
  | 'password'
  | 'deletion';

/** What goes along with a call. */
export type Detail = Partial<
  Record<'email' | 'url' | 'password' | 'displayName' | 'photoURL', string | null>
>;

type Watcher = (user: User | null) => void;

const SERVER_NOW = new Date('2025-11-21T12:30:00Z');

const nobody: Account = { uid: '', displayName: null, email: null, photoURL: null };

/** The sign-in service of one test, and who is signed in with it in this browser. */
class FakeSignIn {
  readonly #watchers = new Set<Watcher>();
  readonly #accounts = new Map<string, Account>();
  /** `undefined` until the service has found out. */
  #user: User | null | undefined;
  #tokenRefusal: string | null = null;
  readonly #plans = new Map<Call, (() => Promise<void>)[]>();
  /** Where the SDK keeps the session. */
  keeping: Keeping = 'LOCAL';
  /** The service's own time, at which it gave the token out. */
  tokenIssuedAt = SERVER_NOW;
  /** How often a fresh token was asked for. */
  refreshes = 0;
  /** The e-mails with a link to a new password. */
  readonly resets: { email: string; url?: string }[] = [];
  /** The addresses to which a link went that verifies them. */
  readonly verifications: string[] = [];
  /** How the person logs in, as the provider's id; and whether their address is verified. */
  provider = 'password';
  isVerified = true;
  /** Each password that was typed once more, and each new one. */
  readonly passwords: { typed: string[]; changed: string[] } = { typed: [], changed: [] };
  /** The providers of the pop-ups that were opened. */
  readonly popups: unknown[] = [];
  apple: AppleUser = { account: nobody, isNew: false };
  /** Who has just come back by a redirect. */
  redirected: AppleUser | null = null;

  reset(): void {
    this.#watchers.clear();
    this.#accounts.clear();
    this.#user = undefined;
    this.#tokenRefusal = null;
    this.#plans.clear();
    this.keeping = 'LOCAL';
    this.tokenIssuedAt = SERVER_NOW;
    this.refreshes = 0;
    this.resets.length = 0;
    this.popups.length = 0;
    this.verifications.length = 0;
    this.provider = 'password';
    this.isVerified = true;
    this.passwords.typed.length = 0;
    this.passwords.changed.length = 0;
    this.apple = { account: nobody, isNew: false };
    this.redirected = null;
  }

  /** The next call of this kind that has no plan yet fails with this code. */
  failNext(call: Call, code: string): void {
    this.#plan(call, () => Promise.reject(refusal(code)));
  }

  /** The next call of this kind that has no plan yet waits until the test settles it. */
  holdNext(call: Call): { release: () => void; fail: (code: string) => void } {
    let release = () => {};
    let fail: (code: string) => void = () => {};
    const gate = new Promise<void>((resolve, reject) => {
      release = resolve;
      fail = (code) => {
        reject(refusal(code));
      };
    });
    this.#plan(call, () => gate);
    return { release, fail };
  }

  /** What a call goes through before it does anything. */
  async pass(call: Call, detail: Detail = {}): Promise<void> {
    await this.#plans.get(call)?.shift()?.();
    const { email, url, password } = detail;
    if (call === 'reset')
      this.resets.push(url ? { email: email ?? '', url } : { email: email ?? '' });
    if (call === 'verification') this.verifications.push(email ?? '');
    if (call === 'reauthentication' && password) this.passwords.typed.push(password);
    if (call === 'password' && password) this.passwords.changed.push(password);
  }

  #plan(call: Call, plan: () => Promise<void>): void {
    this.#plans.set(call, [...(this.#plans.get(call) ?? []), plan]);
  }

  /** Whether the site has asked who is signed in. */
  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  get user(): User | null {
    return this.#user ?? null;
  }

  /** Signs `account` in (`null`: none), and calls the listeners. */
  become(account: Account | null): void {
    this.#enter(account && this.#userOf(account));
  }

  #enter<Who extends User | null>(user: Who): Who {
    this.#user = user;
    for (const watcher of this.#watchers) watcher(user);
    return user;
  }

  /** From now on, this address and password open the account. */
  register(email: string, password: string, account: Account): void {
    this.#accounts.set(`${email} ${password}`, account);
  }

  /** Makes an account with this address and signs it in. */
  async create(email: string, password: string): Promise<User> {
    if ([...this.#accounts.values()].some((account) => account.email === email)) {
      throw refusal('email-already-in-use');
    }
    const account = { uid: `uid of ${email}`, displayName: null, email, photoURL: null };
    this.register(email, password, account);
    return this.#enter(this.#userOf(account));
  }

  /** The account that they open, or an error as where addresses are protected from being guessed. */
  async open(email: string, password: string): Promise<User> {
    const account = this.#accounts.get(`${email} ${password}`);
    if (!account) throw refusal('invalid-credential');
    return this.#enter(this.#userOf(account));
  }

  /** The account of this id; `null` when there is none. */
  find(uid: string): Account | null {
    return [...this.#accounts.values()].find((account) => account.uid === uid) ?? null;
  }

  /** Gives the account another name or photo. */
  change(uid: string, profile: Partial<Account>): void {
    Object.assign(this.find(uid) ?? {}, profile);
  }

  /** Deletes the account, perhaps while its user is signed in. */
  close(uid: string): void {
    for (const [key, account] of this.#accounts)
      if (account.uid === uid) this.#accounts.delete(key);
  }

  /** The account as a fresh token has it. Throws where tokens are refused. */
  renew(uid: string): Account {
    const account = this.find(uid);
    if (account && this.#tokenRefusal === null) return account;
    throw refusal(this.#tokenRefusal ?? 'user-token-expired');
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
    const user: Account & Partial<User> = {
      ...account,
      emailVerified: this.isVerified,
      metadata: { creationTime: 'then', lastSignInTime: 'now' },
      providerData: [{ providerId: this.provider }] as User['providerData'],
      reload: async () => {
        Object.assign(user, { emailVerified: this.isVerified });
      },
      delete: async () => {
        try {
          await this.pass('deletion');
        } catch (error) {
          // The real one signs out by itself, before the caller hears of it.
          if (error instanceof FirebaseError && error.code === 'auth/user-token-expired') {
            this.become(null);
          }
          throw error;
        }
        this.become(null);
      },
      getIdTokenResult: () =>
        Promise.resolve({ issuedAtTime: this.tokenIssuedAt.toUTCString() } as IdTokenResult),
      getIdToken: () => {
        this.refreshes += 1;
        if (this.#tokenRefusal === null) {
          for (const watcher of this.#watchers) watcher(this.user);
          return Promise.resolve('a fresh token');
        }
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
