import { FirebaseError } from 'firebase/app';
import type { IdTokenResult, User } from 'firebase/auth';
import type * as fake from '../../component/fakes/fakeSignIn';
import { call } from './call';
import { SESSION } from './wire';

type Service = typeof fake.signInService;
type Account = fake.Account;
type Place = Service['keeping'];

const OFFLINE = 'auth/network-request-failed';

const ask = (method: string, ...values: unknown[]) => call('signIn', method, values, OFFLINE);

/** The sign-in service of the test, asked from a page; the session is this browser's own. */
class PageSignIn {
  readonly #watchers = new Set<(user: User | null) => void>();
  /** `undefined` until the service has answered. */
  #user: User | null | undefined;
  #place: Place = stored('SESSION') === null ? 'LOCAL' : 'SESSION';
  readonly popups: unknown[] = [];
  readonly apple = null as unknown as fake.AppleUser;
  readonly redirected = null;

  constructor() {
    const account = this.#stored();
    void this.#begin(account);
    window.addEventListener('storage', ({ key }) => {
      if (key !== SESSION && key !== null) return;
      const other = this.#stored();
      if (other?.uid !== this.#user?.uid) this.#enter(other && this.#userOf(other));
    });
  }

  get user(): User | null {
    return this.#user ?? null;
  }

  get keeping(): Place {
    return this.#place;
  }

  set keeping(place: Place) {
    remove(this.#place);
    this.#place = place;
    this.#keep();
  }

  become(account: Account | null): void {
    this.#enter(account && this.#userOf(account));
  }

  async open(email: string, password: string): Promise<User> {
    return this.#enter(this.#userOf((await ask('open', email, password)) as Account));
  }

  async create(email: string, password: string): Promise<User> {
    return this.#enter(this.#userOf((await ask('create', email, password)) as Account));
  }

  async pass(kind: fake.Call, detail: fake.Detail = {}): Promise<void> {
    await ask('pass', kind, { ...detail, uid: this.#user?.uid ?? '' });
  }

  watch(watcher: (user: User | null) => void): () => void {
    this.#watchers.add(watcher);
    const user = this.#user;
    if (user !== undefined) queueMicrotask(() => this.#watchers.has(watcher) && watcher(user));
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** As the SDK: a session whose account is gone ends, and one that cannot be asked about stands. */
  async #begin(kept: Account | null): Promise<void> {
    let account = kept;
    try {
      if (kept) account = (await ask('look', kept.uid)) as Account | null;
    } catch {
      account = kept;
    }
    if (this.#user === undefined) this.#enter(account && this.#userOf(account));
  }

  #enter<Who extends User | null>(user: Who): Who {
    this.#user = user;
    this.#keep();
    for (const watcher of this.#watchers) watcher(user);
    return user;
  }

  #stored(): Account | null {
    const text = stored(this.#place);
    return text === null ? null : (JSON.parse(text) as Account);
  }

  #keep(): void {
    const { uid, displayName, email, photoURL } = this.#user ?? {};
    if (uid === undefined) remove(this.#place);
    else keep(this.#place, JSON.stringify({ uid, displayName, email, photoURL }));
  }

  #userOf(account: Account): User {
    const issuedAtTime = new Date().toUTCString();
    const user: Account & Partial<User> = {
      ...account,
      emailVerified: true,
      metadata: { creationTime: 'then', lastSignInTime: 'now' },
      providerData: [{ providerId: 'password' }] as User['providerData'],
      reload: () => Promise.resolve(),
      delete: async () => {
        try {
          await ask('pass', 'deletion', { uid: account.uid });
        } catch (error) {
          if (error instanceof FirebaseError && error.code === 'auth/user-token-expired') {
            this.become(null);
          }
          throw error;
        }
        this.become(null);
      },
      getIdTokenResult: () => Promise.resolve({ issuedAtTime } as IdTokenResult),
      getIdToken: async () => {
        try {
          Object.assign(user, await ask('refresh', account.uid));
        } catch (error) {
          if (error instanceof FirebaseError && error.code !== OFFLINE) this.become(null);
          throw error;
        }
        this.#keep();
        for (const watcher of this.#watchers) watcher(this.user);
        return 'a fresh token';
      },
    };
    return user as User;
  }
}

function storageAt(place: Place): Storage | null {
  try {
    return { LOCAL: localStorage, SESSION: sessionStorage, NONE: null }[place];
  } catch {
    return null;
  }
}

function stored(place: Place): string | null {
  return storageAt(place)?.getItem(SESSION) ?? null;
}

function keep(place: Place, session: string): void {
  storageAt(place)?.setItem(SESSION, session);
}

function remove(place: Place): void {
  storageAt(place)?.removeItem(SESSION);
}

export const signInService: Pick<PageSignIn, keyof PageSignIn & keyof Service> = new PageSignIn();
