import type { RemoteFailure } from '../lib/remoteFailure';
import type { Contact } from './contact';

/** How much of the user's contacts is in memory. Contacts are newest first, as they were loaded. */
export type ContactListState =
  | { kind: 'loading' }
  /** The newest are here, the rest is on its way. */
  | { kind: 'newest'; contacts: readonly Contact[] }
  /** `loadedAt` in ms since 1970; `failure` is why they could not be refreshed since. */
  | { kind: 'all'; contacts: readonly Contact[]; loadedAt: number; failure?: RemoteFailure }
  /** The rest could not be loaded. */
  | { kind: 'incomplete'; contacts: readonly Contact[]; failure: RemoteFailure }
  | { kind: 'failed'; failure: RemoteFailure };

/**
 * The user's contacts, held once for every page that shows them, so that coming back from a contact
 * finds the list as it was. Pages load into it and tell it what they have saved or deleted.
 */
export class ContactList {
  #state: ContactListState = { kind: 'loading' };
  readonly #listeners = new Set<() => void>();
  /** What was saved (or, as `null`, deleted) here since the last load began: answers may predate it. */
  readonly #changed = new Map<string, Contact | null>();

  readonly getState = (): ContactListState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The contacts in memory, [] while there are none. */
  get contacts(): readonly Contact[] {
    return 'contacts' in this.#state ? this.#state.contacts : [];
  }

  /** Called before the first request of a load. The contacts that are here stay. */
  beginLoad(): void {
    this.#changed.clear();
    const state = this.#state;
    if (state.kind === 'failed') this.set({ kind: 'loading' });
    if (state.kind === 'incomplete') this.set({ kind: 'newest', contacts: state.contacts });
    if (state.kind === 'all' && state.failure) {
      this.set({ kind: 'all', contacts: state.contacts, loadedAt: state.loadedAt });
    }
  }

  /** Called when a load has failed. The contacts that are here stay, and the state says what is missing. */
  failLoad(failure: RemoteFailure): void {
    const state = this.#state;
    if (state.kind === 'all') this.set({ ...state, failure });
    else if ('contacts' in state) this.set({ ...state, kind: 'incomplete', failure });
    else this.set({ kind: 'failed', failure });
  }

  /** Takes what a load has brought; what was changed here meanwhile wins. */
  set(state: ContactListState): void {
    this.#state =
      'contacts' in state ? { ...state, contacts: this.#withChanges(state.contacts) } : state;
    for (const listener of this.#listeners) listener();
  }

  /** Takes a contact that was read or saved by another page. */
  replace(contact: Contact): void {
    this.#change(contact.id, contact);
  }

  /** Forgets a contact that was deleted. */
  remove(id: string): void {
    this.#change(id, null);
  }

  #change(id: string, contact: Contact | null): void {
    this.#changed.set(id, contact);
    if ('contacts' in this.#state) this.set(this.#state);
  }

  #withChanges(contacts: readonly Contact[]): readonly Contact[] {
    if (this.#changed.size === 0) return contacts;
    return contacts.flatMap((contact) => {
      const changed = this.#changed.get(contact.id);
      return changed === undefined ? [contact] : changed === null ? [] : [changed];
    });
  }
}
