import type { ContactSession } from '../contacts/store/ContactSession';
import { forgetSession } from '../platform/sessionMemory';
import { dropCopied } from './copy/readCopy';
import { Drafts } from './Drafts';
import { Notices, type Notice } from './notices';

/** What lives as long as one person is signed in on this page, in memory only. `end` ends all that hangs on it. */
export class Session {
  readonly uid: string;
  readonly notices = new Notices();
  readonly drafts: Drafts;
  /** The version of the site that was offered last, also before a visit to a page for visitors. */
  readonly offer: { version: string; notice?: Notice } = { version: '' };
  readonly #end = new AbortController();
  readonly signal = this.#end.signal;
  #contacts: ContactSession | null = null;

  /** What was typed on this page before the sign-in passes to who signs in. */
  constructor(uid: string, visitorDrafts = new Drafts('')) {
    this.uid = uid;
    this.drafts = new Drafts(uid, visitorDrafts);
  }

  /** What it has behind the login. The first page there begins it: no page for visitors loads its code. */
  contacts(begin: (session: Session) => ContactSession): ContactSession {
    return (this.#contacts ??= begin(this));
  }

  /** Nobody listens any more, and no later answer counts. */
  end(): void {
    this.#end.abort();
    this.drafts.end();
    dropCopied();
    forgetSession();
  }
}
