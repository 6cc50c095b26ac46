import { failureOf, RemoteError } from '../../firebase/remoteCall';
import { isYounger } from '../../platform/isYounger';
import { Listeners } from '../../platform/Listeners';
import { Observable } from '../../platform/Observable';
import type { RemoteFailure } from '../../platform/remoteFailure';
import { reportError } from '../../platform/reporting/reportError';
import type { Sort } from '../model/columns';
import type { Contact } from '../model/contact';
import type { Predicate } from '../model/filter';
import { ContactIndex, isSame, type Changes } from './ContactIndex';
import { isSameList, type ContactList } from './ContactList';
import type { ListCopy } from './copy';
import { isFullReadDue, nextCursor, type Cursors } from './cursors';
import { Pace } from './PagedRead';
import { FullRead, readById, readChanges, readNewest } from './reads';

const FEW = 100;

/** A list that comes slowly is drawn so often. */
const DRAWN_EVERY_MS = 2_000;

/** What an older read has brought is read again. */
const KEPT_FOR_MS = 30 * 60_000;

/** How often a refresh asks for changes: one may arrive between the first answers. */
const TRIES = 2;

/** Network failures and refusals: a full read would fail like that too. */
const OF_THE_WAY: readonly RemoteFailure[] = ['offline', 'timedOut', 'busy', 'denied', 'expired'];

/**
 * The contacts of one signed-in user, for the session (R15.69, decision 0037). A refresh reads the changes since the
 * cursor, and a count. It reads everything if the count differs, and weekly.
 */
export class ContactStore {
  readonly uid: string;
  /** The ids of contacts whose deletion is on its way. */
  readonly pendingDeletion = new Observable<ReadonlySet<string>>(new Set());
  /** How many works on many contacts run here. Nothing listens meanwhile: each tells the store what it has changed. */
  readonly worksOnMany = new Observable(0);
  /** The id of the contact beside the list that the keyboard moved to; '' once the address has followed. */
  readonly previewed = new Observable('');
  /** Whether the last try to store the list in the copy succeeded; `null` before the first. */
  readonly isCopied = new Observable<boolean | null>(null);
  readonly #listeners = new Listeners();
  #index = ContactIndex.of([]);
  /** The held part of the list: nothing, the newest contacts with those that have come since, or all. */
  #extent: 'nothing' | 'newest' | 'all' = 'nothing';
  #list: ContactList = { kind: 'loading' };
  /** Counts reads and changes, in the order in which they start. */
  #clock = 0;
  /** When each contact was changed here last, or the read began that brought it; since the last read of all. */
  readonly #stamps = new Map<string, number>();
  #readWholeAt = 0;
  #failure: RemoteFailure | null = null;
  #cursors: Cursors | null = null;
  #copiedAt: number | undefined;
  #refreshedAt = -Infinity;
  #reading: Promise<void> | null = null;
  /** A read of everything that runs, or has failed: the next one goes on with it. */
  #fullRead: FullRead | null = null;
  #drawnAt = -Infinity;
  readonly #screens = new Set<() => readonly string[]>();
  /** Aborted with the session: later requests would be refused. */
  readonly over: AbortSignal;
  readonly #pace: Pace;

  constructor(uid: string, over: AbortSignal, copy: ListCopy | null = null) {
    this.uid = uid;
    this.over = over;
    this.#pace = new Pace(over);
    if (!copy) return;
    this.#copiedAt = copy.at;
    this.#cursors = copy.cursors;
    this.#extent = 'all';
    this.#publish(ContactIndex.of(copy.contacts));
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly current = (): ContactList => this.#list;

  /** A page shows these contacts. Returns a function that ends that. */
  watchScreen(shown: () => readonly string[]): () => void {
    this.#screens.add(shown);
    return () => this.#screens.delete(shown);
  }

  /** The ids of contacts on the screen; none where the page does not say. */
  onScreen(): string[] {
    return [...new Set([...this.#screens].flatMap((shown) => shown()))];
  }

  contact(id: string): Contact | undefined {
    return this.#index.get(id);
  }

  visible(
    search: string,
    sort: Sort | null,
    predicate: Predicate | null = null,
  ): readonly Contact[] {
    return this.#index.visible(search, sort, predicate);
  }

  preparation(): Iterable<() => void> {
    return this.#index.preparation();
  }

  /** The time up to which changes are known; `null` until all contacts are loaded. */
  get cursors(): Cursors | null {
    return this.#cursors;
  }

  get upToDateAt(): number {
    return this.#copiedAt ?? this.#refreshedAt;
  }

  /** Loads the list unless it is complete. Never throws: `current` has the failure. */
  load(): Promise<void> {
    return this.#refreshedAt > 0 ? Promise.resolve() : this.refresh();
  }

  /** All contacts, loaded if necessary. Throws `RemoteError`. */
  async whole(): Promise<readonly Contact[]> {
    await this.load();
    if (this.#list.kind === 'all') return this.#list.contacts;
    throw new RemoteError('failure' in this.#list ? this.#list.failure : 'unknown', null);
  }

  /** Refreshes the list, unless the last refresh is less than `age` ms ago. Never throws. */
  async refresh(age = 0): Promise<void> {
    if (this.over.aborted || (!this.#failure && isYounger(this.#refreshedAt, age))) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
      this.#publish();
    });
    await this.#reading;
  }

  put(...contacts: readonly Contact[]): void {
    this.change(byId(contacts));
  }

  remove(...ids: readonly string[]): void {
    this.change(removed(ids));
  }

  /** Applies what is stored as of now, as a listener tells it. */
  change(changes: Changes): void {
    this.apply(changes, this.now());
  }

  /**
   * Applies what a write has stored that was sent at `since`. Where something else was heard of meanwhile, only the
   * database knows which of the two is newer: it is asked. Never throws.
   */
  async wrote(changes: Changes, since: number): Promise<void> {
    const sure = new Map(changes);
    const inDoubt: string[] = [];
    for (const [id, stored] of changes) {
      if (this.#stampOf(id) <= since) continue;
      sure.delete(id);
      if (!isAlike(stored, this.contact(id))) inDoubt.push(id);
    }
    this.change(sure);
    if (inDoubt.length > 0) await this.check(inDoubt);
  }

  /** A read or a write takes this time when it starts, and hands it to `apply` or `wrote`. */
  now(): number {
    this.#clock += 1;
    return this.#clock;
  }

  /**
   * The one door for contacts and removals. Of an answer to a read that began at `since`, it drops what was changed here
   * since, or came by a read that began later. Returns the ids of what it dropped.
   */
  apply(changes: Changes, since: number): string[] {
    if (this.over.aborted) return [];
    const current = new Map(changes);
    const dropped = [...changes.keys()].filter((id) => this.#stampOf(id) > since);
    for (const id of dropped) current.delete(id);
    for (const id of current.keys()) this.#stamps.set(id, since);
    this.#publish(this.#index.with(current));
    return dropped;
  }

  /** Searches again: what contacts are found by has changed, and they have not. */
  searchAnew(): void {
    this.#publish(this.#index.searchedAnew());
  }

  /** Puts or removes each contact as it is stored; refreshes the list for many or after a failure. Never throws. */
  async check(ids: readonly string[]): Promise<void> {
    const since = this.now();
    const read = ids.length > FEW ? null : await readById(this.uid, ids).catch(() => null);
    if (!read) return this.refresh();
    // What was changed here since may be older or newer than the answer.
    const dropped = this.apply(read, since);
    if (dropped.length > 0) await this.check(dropped);
  }

  /** A listener knows all changes up to these times. */
  moveCursor(
    field: 'updatedAt' | 'createdAt' | 'deletedAt',
    times: readonly (Date | null)[],
  ): void {
    if (!this.#cursors) return;
    const ahead = field === 'deletedAt' ? 0 : undefined;
    const cursor = nextCursor(times, Date.now(), this.#cursors[field], ahead);
    this.#cursors = { ...this.#cursors, [field]: cursor };
  }

  async #read(): Promise<void> {
    this.#failure = null;
    if (!isYounger(this.#fullRead?.began ?? -Infinity, KEPT_FOR_MS)) this.#fullRead = null;
    this.#publish();
    try {
      if (this.#cursors) await this.#readChanges(this.#cursors);
      else await this.#readFirst();
      this.#copiedAt = undefined;
      this.#refreshedAt = Date.now();
    } catch (error) {
      this.#failure = failureOf(error);
    }
  }

  async #readFirst(): Promise<void> {
    if (!this.#fullRead) {
      const since = this.now();
      await readNewest(this.uid, this.#pace, (newest) => this.#applyPart(newest, since));
    }
    await this.#readEverything();
  }

  /** No cursor after a failed refresh: the next one reads the same again. */
  async #readChanges(known: Cursors): Promise<void> {
    if (isFullReadDue(known)) return this.#readEverything();
    try {
      for (let tries = TRIES; tries > 0; tries -= 1) {
        if (await this.#isRefreshed(known)) return;
      }
    } catch (error) {
      if (OF_THE_WAY.includes(failureOf(error))) throw error;
      reportError(error, 'contacts/store');
    }
    await this.#readEverything();
  }

  /** Applies the changes since the cursors; returns whether the list is then as long as the stored one. */
  async #isRefreshed(known: Cursors): Promise<boolean> {
    this.#fullRead = null;
    const since = this.now();
    const cursors = this.#cursors ?? known;
    const read = await readChanges(this.uid, cursors, this.#pace, (id) => this.contact(id));
    if (!read) return false;
    this.apply(read.changes, since);
    this.#cursors = read.cursors;
    return this.#index.contacts.length === read.count;
  }

  async #readEverything(): Promise<void> {
    const read = (this.#fullRead ??= new FullRead(this.uid, this.#pace, this.now()));
    const { since } = read;
    const part: Contact[] = [];
    try {
      this.#cursors = await read.finish((page) => {
        part.push(...page);
        if (!isYounger(this.#drawnAt, DRAWN_EVERY_MS)) this.#applyPart(part.splice(0), since);
      });
    } catch (error) {
      this.#applyPart(part, since);
      throw error;
    }
    this.#fullRead = null;
    this.#extent = 'all';
    // What it did not bring is gone.
    const gone = this.#index.contacts.filter(({ id }) => this.#stampOf(id) < since);
    this.apply(new Map([...removed(gone.map(({ id }) => id)), ...byId(part)]), since);
    this.#readWholeAt = since;
    for (const [id, stamp] of this.#stamps) if (stamp <= since) this.#stamps.delete(id);
  }

  /** A part of the list is here. The other contacts stay: the end of the read tells whether one is gone. */
  #applyPart(part: readonly Contact[], since: number): void {
    if (part.length === 0) return;
    this.#drawnAt = Date.now();
    if (this.#extent === 'nothing') this.#extent = 'newest';
    this.apply(byId(part), since);
  }

  #stampOf(id: string): number {
    return this.#stamps.get(id) ?? this.#readWholeAt;
  }

  #publish(index = this.#index): void {
    if (this.over.aborted) return;
    const isChanged = index !== this.#index;
    this.#index = index;
    const list = this.#state();
    const isSame = isSameList(list, this.#list);
    if (!isSame) this.#list = list;
    if (isChanged || !isSame) this.#listeners.notify();
  }

  #state(): ContactList {
    const { contacts } = this.#index;
    const failure = this.#reading ? null : this.#failure;
    switch (this.#extent) {
      case 'nothing':
        return failure ? { kind: 'failed', failure } : { kind: 'loading' };
      case 'newest':
        return failure ? { kind: 'incomplete', contacts, failure } : { kind: 'newest', contacts };
      case 'all':
        return { kind: 'all', contacts, failure, copiedAt: this.#copiedAt };
    }
  }
}

/** Contacts as they are stored now, as changes. */
export function byId(contacts: readonly Contact[]): Changes {
  return new Map(contacts.map((contact) => [contact.id, contact]));
}

/** Contacts that are gone, as changes. */
export function removed(ids: readonly string[]): Changes {
  return new Map(ids.map((id) => [id, null]));
}

/** An answer to a write has the time of this clock as its last change, what a listener brings that of the service. */
function isAlike(one: Contact | null, other: Contact | undefined): boolean {
  if (!one || !other) return !one && !other;
  return isSame({ ...one, updatedAt: null }, { ...other, updatedAt: null });
}
