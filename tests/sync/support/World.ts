import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDocs,
  getFirestore,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { administrator, suite } from '../../setup/suite';
import { Clocks, DAY } from './Clocks';

/** As many writes as the rules let through in one batch of moves to the bin. */
const MOVES = 10;
const WRITES = 500;

/** Documents by their ids. */
export type Documents = ReadonlyMap<string, DocumentData>;

/**
 * All that happens to the contacts of one user outside the list under test: a phone and other computers, bound
 * by the rules, and servers, past them. The emulator's clock cannot be put on, so a time that it gave is put on
 * after the write; a new card, whose times must be later from the start, is stored past the rules. Each world has
 * a project of its own: the emulator looks at all that a project ever stored, at each question.
 */
export class World {
  readonly uid: string;
  readonly clocks = new Clocks();
  /** As they were looked at last, with what was done since; without the times that the server gave since. */
  cards = new Map<string, DocumentData>();
  bin = new Map<string, DocumentData>();
  /** Cards that are no longer there, as they were last. */
  readonly lost = new Map<string, DocumentData>();

  /** The places of pictures that were stored, by the id of their card. */
  readonly #pictures = new Map<string, string>();
  readonly #bucket: string;
  readonly #files: string;
  readonly #apps: readonly FirebaseApp[];
  readonly #phone: Firestore;
  readonly #server: Firestore;

  /** The world of `uid` in a project of its own, with the rules. */
  static async create(uid: string, projectId: string): Promise<World> {
    const files = [{ name: 'firestore.rules', content: readFileSync('firestore.rules', 'utf8') }];
    const address = `http://${suite.firestore}/emulator/v1/projects/${projectId}:securityRules`;
    const { ok, status } = await fetch(address, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: { files } }),
    });
    if (!ok) throw new Error(`The emulator answers ${String(status)} to the rules.`);
    return new World(uid, projectId);
  }

  constructor(uid: string, projectId: string) {
    this.uid = uid;
    this.#bucket = `${projectId}.appspot.com`;
    this.#files = `http://${suite.storage}/v0/b/${this.#bucket}/o`;
    const [host = '', port = ''] = suite.firestore.split(':');
    const connected = (name: string, mockUserToken: 'owner' | { user_id: string }) => {
      const app = initializeApp({ projectId }, `${name} in ${projectId}`);
      const firestore = getFirestore(app);
      connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken });
      return { app, firestore };
    };
    const phone = connected('the phone', { user_id: uid });
    const server = connected('a server', 'owner');
    this.#phone = phone.firestore;
    this.#server = server.firestore;
    this.#apps = [phone.app, server.app];
  }

  /** In the order of their ids, like the others: a seed chooses the same ones each time. */
  get ids(): string[] {
    return [...this.cards.keys()].sort();
  }

  /** Of the cards in the bin that can be restored. */
  get binIds(): string[] {
    return [...this.bin.keys()].filter((id) => !this.cards.has(id)).sort();
  }

  get lostIds(): string[] {
    return [...this.lost.keys()].sort();
  }

  /** Reads what is stored, past the rules. */
  async look(): Promise<void> {
    const owned = query(collection(this.#server, 'businessCards'), where('userId', '==', this.uid));
    const [cards, bin] = await Promise.all([
      getDocs(owned),
      getDocs(collection(this.#server, 'users', this.uid, 'deleted')),
    ]);
    this.cards = new Map(cards.docs.map((found) => [found.id, found.data()]));
    this.bin = new Map(bin.docs.map((found) => [found.id, found.data()]));
  }

  /** A server stores whole cards. */
  async store(cards: readonly (readonly [string, DocumentData])[]): Promise<void> {
    await write(this.#server, cards, WRITES, (batch, [id, data]) =>
      batch.set(cardRef(this.#server, id), data),
    );
    for (const [id, data] of cards) {
      this.cards.set(id, data);
      this.lost.delete(id);
    }
  }

  /** A server changes fields, and nothing else: `updatedAt` stays as it is. */
  async change(ids: readonly string[], fields: DocumentData): Promise<void> {
    await write(this.#server, ids, WRITES, (batch, id) =>
      batch.update(cardRef(this.#server, id), fields),
    );
    for (const id of ids) this.cards.set(id, { ...this.cards.get(id), ...fields });
  }

  /** A server deletes. */
  async erase(ids: readonly string[]): Promise<void> {
    await write(this.#server, ids, WRITES, (batch, id) => batch.delete(cardRef(this.#server, id)));
    this.#lose(ids);
  }

  /** An edit on the phone or in another tab, with the time of the server. */
  async edit(ids: readonly string[], fields: DocumentData): Promise<void> {
    const edited = { ...fields, updatedAt: serverTimestamp() };
    await write(this.#phone, ids, WRITES, (batch, id) =>
      batch.update(cardRef(this.#phone, id), edited),
    );
    await this.change(ids, { ...fields, updatedAt: this.#serversTime() });
  }

  /** A deletion on the phone, which knows no bin. */
  async deleteByPhone(ids: readonly string[]): Promise<void> {
    await write(this.#phone, ids, WRITES, (batch, id) => batch.delete(cardRef(this.#phone, id)));
    this.#lose(ids);
  }

  /** Another computer moves cards to the bin. */
  async moveToBin(ids: readonly string[]): Promise<void> {
    // The rules want each card as it is stored.
    await this.look();
    await write(this.#phone, ids, MOVES, (batch, id) => {
      const moved = { card: this.cards.get(id), deletedAt: serverTimestamp() };
      batch.set(this.#binRef(this.#phone, id), moved).delete(cardRef(this.#phone, id));
    });
    await this.movedToBin(ids);
  }

  /** Cards were moved to the bin, just now. */
  async movedToBin(ids: readonly string[]): Promise<void> {
    const deletedAt = this.#serversTime();
    await write(this.#server, ids, WRITES, (batch, id) =>
      batch.update(this.#binRef(this.#server, id), { deletedAt }),
    );
    for (const id of ids) this.bin.set(id, { card: this.cards.get(id), deletedAt });
    this.#lose(ids);
  }

  /** Another computer moves cards back. */
  async restore(ids: readonly string[]): Promise<void> {
    await this.look();
    await write(this.#phone, ids, MOVES, (batch, id) => {
      const restored = this.bin.get(id)?.['card'] as DocumentData;
      batch.delete(this.#binRef(this.#phone, id)).set(cardRef(this.#phone, id), restored);
    });
    await this.look();
  }

  /** Another computer deletes cards in the bin for good. */
  async purge(ids: readonly string[]): Promise<void> {
    await write(this.#phone, ids, WRITES, (batch, id) =>
      batch.delete(this.#binRef(this.#phone, id)),
    );
    for (const id of ids) this.bin.delete(id);
  }

  /** Stores pictures of these cards, in the list or in the bin, that have none yet. */
  async storePictures(ids: readonly string[]): Promise<void> {
    const without = ids.filter((id) => !this.#pictures.has(id));
    await Promise.all(
      without.map(async (id) => {
        const place = `card_images/${this.uid}/${id}.jpg`;
        this.#pictures.set(id, place);
        await fetch(`${this.#files}?name=${encodeURIComponent(place)}`, {
          method: 'POST',
          headers: { ...administrator, 'Content-Type': 'image/jpeg' },
          body: new Uint8Array([1]),
        });
      }),
    );
    const address = (id: string) =>
      `https://firebasestorage.googleapis.com/v0/b/${this.#bucket}/o/${encodeURIComponent(this.#pictures.get(id) ?? '')}?alt=media`;
    await write(this.#server, without, WRITES, (batch, id) => {
      const field = { cardImageURL: address(id) };
      if (this.cards.has(id)) batch.update(cardRef(this.#server, id), field);
      else batch.update(this.#binRef(this.#server, id), { 'card.cardImageURL': address(id) });
    });
    await this.look();
  }

  /** The places of all pictures that are stored. */
  async pictures(): Promise<Set<string>> {
    const folder = encodeURIComponent(`card_images/${this.uid}/`);
    const response = await fetch(`${this.#files}?prefix=${folder}&maxResults=10000`, {
      headers: administrator,
    });
    const { items } = (await response.json()) as { items: { name: string }[] };
    return new Set(items.map(({ name }) => name));
  }

  /** They were deleted more than 30 days ago. */
  async expire(ids: readonly string[]): Promise<void> {
    const deletedAt = Timestamp.fromMillis(new Date().getTime() - 31 * DAY);
    await write(this.#server, ids, WRITES, (batch, id) =>
      batch.update(this.#binRef(this.#server, id), { deletedAt }),
    );
  }

  /** Cards were changed or moved to the bin, just now. */
  async happenedNow(ids: readonly string[]): Promise<void> {
    await this.look();
    const now = this.#serversTime();
    const there = ids.filter((id) => this.cards.has(id) || this.bin.has(id));
    await write(this.#server, there, WRITES, (batch, id) => {
      if (this.cards.has(id)) batch.update(cardRef(this.#server, id), { updatedAt: now });
      else batch.update(this.#binRef(this.#server, id), { deletedAt: now });
    });
    await this.look();
  }

  /** The browser's clock is right again. */
  async end(): Promise<void> {
    this.clocks.stop();
    for (const app of this.#apps) await deleteApp(app);
  }

  /** What the server's clock would say. */
  #serversTime(): Timestamp {
    return Timestamp.fromMillis(this.clocks.now());
  }

  #lose(ids: readonly string[]): void {
    for (const id of ids) {
      this.lost.set(id, this.cards.get(id) ?? {});
      this.cards.delete(id);
    }
  }

  #binRef(firestore: Firestore, id: string): DocumentReference {
    return doc(firestore, 'users', this.uid, 'deleted', id);
  }
}

/** The place of the picture that a card shows, in its owner's folder. */
export function ownPictureOf(uid: string, card: unknown): string | null {
  const { cardImageURL } = card as DocumentData;
  const [, place = ''] = /\/o\/([^?]+)/.exec(String(cardImageURL)) ?? [];
  const path = decodeURIComponent(place);
  return path.startsWith(`card_images/${uid}/`) ? path : null;
}

function cardRef(firestore: Firestore, id: string): DocumentReference {
  return doc(firestore, 'businessCards', id);
}

/** Writes batch after batch, each of `size` items at most. */
async function write<Item>(
  firestore: Firestore,
  items: readonly Item[],
  size: number,
  add: (batch: WriteBatch, item: Item) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    const batch = writeBatch(firestore);
    for (const item of items.slice(from, from + size)) add(batch, item);
    await batch.commit();
  }
}
