import type { Subscription } from '../subscription/subscription';
import { ContactList } from '../contacts/ContactList';

/** Where the dashboard was left, at `listAddress`. */
export interface ListPosition {
  scrollY: number;
  /** The contact that was opened, or '', and where it stood in the list, from 0. */
  contactId: string;
  index: number;
}

/** What the app remembers of the signed-in user: in memory only, and until sign-out. */
export class SessionStore {
  readonly uid: string;
  readonly contacts = new ContactList();
  #isLoading = false;
  #subscription: Subscription | null | undefined;
  #listAddress = '';
  #place: ListPosition | null = null;
  #notice = '';

  constructor(uid: string) {
    this.uid = uid;
  }

  /** Runs `load` unless a load of the contacts is under way: pages come and go while one runs. */
  loadContacts(load: (uid: string, contacts: ContactList) => Promise<void>): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    void load(this.uid, this.contacts).finally(() => {
      this.#isLoading = false;
    });
  }

  /** `undefined` until it was read; `null` when the user has none. */
  get subscription(): Subscription | null | undefined {
    return this.#subscription;
  }

  keepSubscription(subscription: Subscription | null): void {
    this.#subscription = subscription;
  }

  /** The list's search and sort as in the address bar: '' or `?...`. */
  get listAddress(): string {
    return this.#listAddress;
  }

  keepListAddress(address: string): void {
    this.#listAddress = address;
  }

  get place(): ListPosition | null {
    return this.#place;
  }

  keepPlace(place: ListPosition): void {
    this.#place = place;
  }

  /** What the next page is to say that this one has done, or ''. */
  get notice(): string {
    return this.#notice;
  }

  leaveNotice(notice: string): void {
    this.#notice = notice;
  }
}
