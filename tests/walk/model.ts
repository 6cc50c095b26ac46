import type { HeldSave, Plan } from './backend';

/** The texts of a contact, in plain ASCII, so that searching and sorting them can be plain too. */
export const FIELDS = [
  ...(['name', 'company', 'title', 'email'] as const),
  ...(['phone', 'website', 'address', 'notes'] as const),
];

export type Field = (typeof FIELDS)[number];

export type Texts = Partial<Record<Field, string>>;

export interface Card extends Record<Field, string> {
  id: string;
  /** In ms. No two are the same. */
  createdAt: number;
}

/** How the list is looked at. `sort` is as the menu says it; '' until one is chosen. */
export interface Query {
  search: string;
  sort: string;
  /** '' for all, else whether there must be an email. */
  email: '' | 'yes' | 'no';
}

/** A page of the history. */
export interface Entry {
  path: string;
  query: Query;
  /** A form that was opened from its contact: it is left by going back. */
  isAfterContact: boolean;
}

/** What the notice that is shown can undo. */
export interface Undo {
  kind: 'deletion' | 'discard';
  ids: string[];
  texts: Texts;
  /** The documents as they were. */
  raw: Map<string, string>;
  notice: string;
}

/** A save whose answer the walk holds back. */
export interface Held extends HeldSave {
  id: string;
  texts: Texts;
}

export const ALL: Query = { search: '', sort: '', email: '' };
export const NEWEST = 'Date Added: Newest';
export const SORTS = ['Name: A to Z', 'Name: Z to A', 'Date Added: Oldest', NEWEST];

const collator = new Intl.Collator('en', { numeric: true });

/** What must be, in plain code: it knows nothing of how the site does it. */
export class Model {
  /** Stored, by id. */
  cards = new Map<string, Card>();
  bin = new Map<string, Card>();
  /** What the page can know: offline it hears of nothing. */
  known = new Map<string, Card>();
  entries: Entry[] = [{ path: '/dashboard', query: ALL, isAfterContact: false }];
  at = 0;
  /** Which place in the browser's history is the first of `entries`. */
  base = 0;
  query = ALL;
  /** What was typed and not saved, by the contact's id. */
  drafts = new Map<string, Texts>();
  selected = new Set<string>();
  undo: Undo | null = null;
  held: Held | null = null;
  /** A key goes on to the next contact, if the page knows which that is. */
  mayWalk = false;
  /** A contact whose save has failed: beside the list its form may open again by itself. */
  reopens = '';
  lastSave: 'none' | 'well' | 'failed' = 'none';
  isOnline = true;
  /** The browser says that there is no network, and is wrong: that changes nothing. */
  isDenied = false;
  width = 1000;
  /** The documents that an undo has just brought back, as they were. */
  restored = new Map<string, string>();
  /** What an action saw that must not be. */
  lies: string[] = [];
  #last = 0;
  /** Counts what is typed and scanned: no two texts are the same. */
  count = 0;

  /** No two times are the same. */
  now(): number {
    this.#last = Math.max(this.#last + 1, Date.now());
    return this.#last;
  }

  get entry(): Entry {
    const entry = this.entries[this.at];
    if (!entry) throw new Error('The history is empty.');
    return entry;
  }

  get path(): string {
    return this.entry.path;
  }

  get isDesk(): boolean {
    return this.width >= 1280;
  }

  get isList(): boolean {
    return this.path === '/dashboard';
  }

  /** The contact whose page is open, or ''. */
  get contact(): string {
    return /^\/contact\/([^/]+)$/.exec(this.path)?.[1] ?? '';
  }

  /** The contact whose form is open, or ''. */
  get form(): string {
    return /^\/contact\/edit\/([^/]+)$/.exec(this.path)?.[1] ?? '';
  }

  get isListShown(): boolean {
    return this.isList || (this.isDesk && (this.contact !== '' || this.form !== ''));
  }

  /** Begins again at the list as it first is, with what is stored. */
  begin(base: number): void {
    this.base = base;
    this.at = 0;
    this.query = ALL;
    this.entries = [{ path: '/dashboard', query: ALL, isAfterContact: false }];
    this.known = new Map(this.cards);
    this.selected.clear();
    for (const id of this.drafts.keys()) this.drafts.set(id, this.unsaved(id));
    this.undo = null;
    this.lastSave = 'none';
    this.restored.clear();
    this.lies = [];
  }

  push(path: string, isAfterContact = false): void {
    this.entries.length = this.at + 1;
    this.entries.push({ path, query: this.query, isAfterContact });
    this.at += 1;
  }

  replace(path: string): void {
    this.entries[this.at] = { path, query: this.query, isAfterContact: false };
  }

  go(steps: number): void {
    this.at += steps;
    if (this.isList || this.path.startsWith('/contact/')) this.query = this.entry.query;
  }

  /** Out of a form, to its contact. */
  leaveForm(): void {
    const to = `/contact/${this.form}`;
    if (!this.entry.isAfterContact) {
      this.replace(to);
      return;
    }
    this.go(-1);
    if (this.path !== to) this.replace(to);
  }

  /** Looks at the list in another way. */
  look(change: Partial<Query>): void {
    this.query = { ...this.query, ...change };
    this.entry.query = this.query;
  }

  /** Not during a search: a sort that is chosen there goes with it. */
  sortBy(sort: string): void {
    this.look({ sort: sort === NEWEST ? '' : sort });
  }

  get shownSort(): string {
    return sortOf(this.query);
  }

  /** The contacts that the list must show, in their order. */
  get list(): Card[] {
    return this.listFor(this.query);
  }

  listFor(query: Query): Card[] {
    const { search, email } = query;
    const words = search.toLowerCase().split(' ').filter(Boolean);
    const isIn = (word: string, texts: string[]) =>
      texts.some((text) => text.toLowerCase().includes(word));
    const found = [...this.known.values()].filter(
      (card) =>
        words.every((word) =>
          isIn(
            word,
            FIELDS.map((field) => card[field]),
          ),
        ) &&
        (email === '' || (card.email !== '') === (email === 'yes')),
    );
    const rank = (card: Card) => {
      const ranks = words.map((word) =>
        isIn(word, [card.name]) ? 0 : isIn(word, [card.company]) ? 1 : 2,
      );
      return Math.max(0, ...ranks);
    };
    const newest = (one: Card, other: Card) => other.createdAt - one.createdAt;
    const orders: Record<string, (one: Card, other: Card) => number> = {
      'Best match': (one, other) => rank(one) - rank(other) || newest(one, other),
      [NEWEST]: newest,
      'Date Added: Oldest': (one, other) => newest(other, one),
      'Name: A to Z': (one, other) => collator.compare(one.name, other.name),
      'Name: Z to A': (one, other) => collator.compare(other.name, one.name),
    };
    return found.sort(orders[sortOf(query)]);
  }

  /** Stores a card; the page hears of it unless it has no network. */
  store(card: Card, isOwn = false): void {
    this.cards.set(card.id, card);
    if (isOwn || this.isOnline) this.known.set(card.id, card);
  }

  moveToBin(ids: readonly string[], isOwn = false): void {
    for (const id of ids) {
      const card = this.cards.get(id);
      if (!card) continue;
      this.cards.delete(id);
      this.bin.set(id, card);
      if (isOwn || this.isOnline) this.known.delete(id);
    }
  }

  /** As the phone does, past the bin. */
  remove(id: string): void {
    this.cards.delete(id);
    this.known.delete(id);
  }

  restore(ids: readonly string[]): void {
    for (const id of ids) {
      const card = this.bin.get(id);
      if (!card) continue;
      this.bin.delete(id);
      this.store(card, true);
    }
  }

  /** Selected, and still there. */
  get chosen(): string[] {
    return [...this.selected].filter((id) => this.known.has(id));
  }

  /** Keeps what is typed in a form. */
  keep(id: string, texts: Texts): void {
    if (Object.keys(texts).length > 0) this.drafts.set(id, texts);
    else this.drafts.delete(id);
  }

  /** How a save of these texts went. */
  answer(id: string, texts: Texts, plan: Plan): void {
    const card = this.cards.get(id);
    if (plan !== 'fails' && card) this.store({ ...card, ...texts }, true);
    this.lastSave = plan === 'well' ? 'well' : 'failed';
    // What was typed since is not saved.
    if (plan === 'well') this.keep(id, this.unsaved(id));
    else this.reopens = id;
  }

  /** Typed texts of a contact that differ from what is stored. */
  unsaved(id: string): Texts {
    const card = this.cards.get(id);
    return Object.fromEntries(
      Object.entries(this.drafts.get(id) ?? {}).filter(
        ([field, text]) => card?.[field as Field] !== text,
      ),
    );
  }
}

function sortOf({ search, sort }: Query): string {
  return sort || (search === '' ? NEWEST : 'Best match');
}
