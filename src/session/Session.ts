import type { ContactSession } from '../contacts/store/ContactSession';
import { dropCopied } from './copy/readCopy';
import { Notices, type Notice } from './notices';

/** What lives as long as one person is signed in on this page, in memory only. `end` ends all that hangs on it. */
export class Session {
  readonly uid: string;
  readonly notices = new Notices();
  /** The version of the site that was offered last, also before a visit to a page for visitors. */
  readonly offer: { version: string; notice?: Notice } = { version: '' };
  readonly #end = new AbortController();
  readonly signal = this.#end.signal;
  #contacts: ContactSession | null = null;

  constructor(uid: string) {
    this.uid = uid;
  }

  /** What it has behind the login. The first page there begins it: no page for visitors loads its code. */
  contacts(begin: (session: Session) => ContactSession): ContactSession {
    return (this.#contacts ??= begin(this));
  }

  /** Nobody listens any more, and no later answer counts. */
  end(): void {
    this.#end.abort();
    dropCopied();
  }
}
