import type { Contact } from '../model/contact';
import { ContactIndex, type Changes } from './ContactIndex';

/** The held part of the list: nothing, the newest contacts with those that have come since, or all. */
export type Extent = 'nothing' | 'newest' | 'all';

/** The held contacts, by id and in order. Changes here during a read win over its answers, which may be older. */
export class HeldContacts {
  extent: Extent = 'nothing';
  readonly #byId = new Map<string, Contact>();
  #index = ContactIndex.of([]);
  #changesHere = new Map<string, Contact | null>();

  /** Searches and sorts the contacts of the list; another one after each change. */
  get index(): ContactIndex {
    return this.#index;
  }

  /** The contacts of the list, the newest first; the same array until one changes. */
  get all(): readonly Contact[] {
    return this.#index.contacts;
  }

  /** The number of held contacts, with those loaded by themselves. */
  get size(): number {
    return this.#byId.size;
  }

  get(id: string): Contact | undefined {
    return this.#byId.get(id);
  }

  /** A read of the database starts: later changes here win over its answers. */
  beginRead(): void {
    this.#changesHere = new Map();
  }

  change(changes: Changes): void {
    for (const [id, contact] of changes) this.#changesHere.set(id, contact);
    this.#apply(changes);
  }

  /** Applies changes that were read, except to contacts that changed here since. */
  merge(changes: Changes): void {
    this.#apply(new Map([...changes, ...this.#changesHere]));
  }

  /** These are all contacts. */
  replace(contacts: readonly Contact[]): void {
    this.#byId.clear();
    this.extent = 'all';
    this.#add(contacts);
  }

  /** A part of the list is here. The other contacts stay: the end of the read tells whether one is gone. */
  addPart(contacts: readonly Contact[]): void {
    this.extent = 'newest';
    this.#add(contacts);
  }

  #add(contacts: readonly Contact[]): void {
    for (const contact of contacts) this.#byId.set(contact.id, contact);
    for (const [id, contact] of this.#changesHere) {
      if (contact) this.#byId.set(id, contact);
      else this.#byId.delete(id);
    }
    const isUnchanged =
      this.all.length === this.size && this.all.every((one) => this.get(one.id) === one);
    if (!isUnchanged) this.#index = ContactIndex.of([...this.#byId.values()]);
  }

  /** The held contact, if it equals the one that was read: its row is not drawn again. */
  sameAs(read: Contact): Contact {
    const held = this.get(read.id);
    return held && isSame(held, read) ? held : read;
  }

  #apply(changes: Changes): void {
    const differing = new Map<string, Contact | null>();
    const replaced: Contact[] = [];
    for (const [id, contact] of changes) {
      const before = this.get(id);
      if (before ? contact && isSame(before, contact) : !contact) continue;
      differing.set(id, contact);
      if (before) replaced.push(before);
      if (contact) this.#byId.set(id, contact);
      else this.#byId.delete(id);
    }
    if (differing.size === 0 || this.extent === 'nothing') return;
    this.#index = this.#index.with(differing, replaced);
  }
}

function isSame(one: Contact, other: Contact): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
