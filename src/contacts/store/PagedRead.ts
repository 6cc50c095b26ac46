import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { failureOf, remoteCall, RemoteError } from '../../firebase/remoteCall';
import { mapInShortTasks } from '../../platform/inParts';

/** The most documents of one answer: a browser parses that many cards well under 50 ms (docs/performance.md). */
const MOST = 3_500;

/** The first answer without an earlier one: ten cards of a megabyte come within the limit on a line of 2 Mbit/s. */
const START = 10;

/** How long an answer should take; up to twice as long is right too. */
const AIM_MS = 10_000;

/** By then the line is silent, or much slower than it was. */
const LIMIT_MS = 60_000;

/**
 * How many documents to ask for, by how long the last answer took: a card may hold a megabyte, lines differ, and the SDK
 * can't cancel a request. So none is large for its line.
 */
export class Pace {
  size = START;
  readonly #over: AbortSignal | undefined;

  /** Once `over` is aborted nothing more is asked: the session has ended. */
  constructor(over?: AbortSignal) {
    this.#over = over;
  }

  /** The first `most` documents of a query, or all. Throws `RemoteError`. */
  async ask(asked: Query, most = this.size, time = LIMIT_MS): Promise<QueryDocumentSnapshot[]> {
    if (this.#over?.aborted) throw new RemoteError('expired', null);
    const began = performance.now();
    try {
      const { docs } = await remoteCall(() => getDocs(query(asked, limit(most))), time);
      this.#answered(docs.length, most, performance.now() - began);
      return docs;
    } catch (error) {
      if (failureOf(error) === 'timedOut') this.size = Math.max(1, Math.floor(most / 4));
      throw error;
    }
  }

  #answered(count: number, most: number, took: number): void {
    // The end of a list is short, and says nothing if it came soon.
    if (count === 0 || (count < most && took < AIM_MS)) return;
    const fitting = Math.floor((count * AIM_MS) / Math.max(took, 1));
    // The service itself may take most of the time, however little it is asked for.
    if (took < AIM_MS) this.size = Math.min(Math.max(fitting, 2 * most), MOST);
    else this.size = took < 2 * AIM_MS ? most : Math.max(fitting, 1);
  }
}

/** A read of all results of a query, page by page: the next page loads while `map` handles one. */
export class PagedRead<Item> {
  readonly #found: Query;
  readonly #map: (document: QueryDocumentSnapshot) => Item;
  readonly #pace: Pace;
  readonly #pages: Promise<Item[]>[] = [];
  #last: QueryDocumentSnapshot | undefined;

  constructor(
    found: Query,
    map: (document: QueryDocumentSnapshot) => Item,
    pace: Pace = new Pace(),
  ) {
    this.#found = found;
    this.#map = map;
    this.#pace = pace;
  }

  /** Reads to the end, from where it failed last. `show` gets each page. Throws `RemoteError`. */
  async finish(show: (page: Item[]) => void = () => {}): Promise<Item[]> {
    let isWhole = false;
    while (!isWhole) {
      const { size } = this.#pace;
      const asked = this.#last ? query(this.#found, startAfter(this.#last)) : this.#found;
      const docs = await this.#pace.ask(asked, size);
      const page = mapInShortTasks(docs, this.#map);
      this.#pages.push(page);
      void page.then(show);
      this.#last = docs.at(-1) ?? this.#last;
      isWhole = docs.length < size;
    }
    return (await Promise.all(this.#pages)).flat();
  }
}
