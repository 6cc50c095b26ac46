import { chunksOf } from '../../lib/chunksOf';
import { mapInChunks } from '../../lib/mapInChunks';
import { reportError } from '../../reporting/reportError';
import type { Contact } from '../contact';
import type { ContactStore } from '../store/ContactStore';
import { packContacts } from '../store/packed';
import type { Verdict } from './Judge';
import { startWorker } from './startWorker';
import type { Answer, Work } from './work';

/** How far the look through a session's contacts is. */
export type JudgementState =
  | { kind: 'waiting' }
  /** The worker could not start, or broke off. */
  | { kind: 'failed' }
  /** Pairs of contacts that have changed since are left out; of mistakes their `texts` tell. */
  | ({ kind: 'judged' } & Verdict);

/** How many contacts are packed in one task: a few milliseconds' worth, which hold up no key press. */
const SLICE = 500;

/**
 * What a worker says of the contacts of a session: what may be misread, and who may be in there twice. It begins
 * when it is asked for, follows each change, and ends with the session. Nothing leaves the browser.
 */
export class Judgement {
  readonly #store: ContactStore;
  readonly #listeners = new Set<() => void>();
  #state: JudgementState = { kind: 'waiting' };
  #worker: Worker | null = null;
  /** The contacts as the worker has them. */
  #sent = new Map<string, Contact>();
  #list: readonly Contact[] | null = null;
  #round = 0;
  #sending = Promise.resolve();

  constructor(store: ContactStore) {
    this.#store = store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly current = (): JudgementState => this.#state;

  /** Begins, unless it has begun; after a failure it begins anew. */
  readonly begin = (): void => {
    if (this.#worker || this.#store.over.aborted) return;
    this.#become({ kind: 'waiting' });
    try {
      this.#follow(startWorker());
    } catch (error) {
      this.#fail(error);
    }
  };

  #follow(worker: Worker): void {
    this.#worker = worker;
    this.#sent = new Map();
    this.#list = null;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      // A change since has begun another round, whose answer is on its way.
      if (data.round === this.#round) this.#become({ kind: 'judged', ...data });
    };
    const end = new AbortController();
    const stop = () => {
      end.abort();
      worker.terminate();
      if (this.#worker === worker) this.#worker = null;
    };
    worker.onerror = (event) => {
      event.preventDefault();
      stop();
      this.#fail(new Error(`The worker has failed: ${event.message}`));
    };
    const unsubscribe = this.#store.subscribe(this.#hear);
    end.signal.addEventListener('abort', unsubscribe);
    this.#store.over.addEventListener('abort', stop, { signal: end.signal });
    this.#hear();
  }

  /** Sends what has changed since the last look at the list. */
  readonly #hear = (): void => {
    const list = this.#store.current();
    if (list.kind !== 'all' || list.contacts === this.#list) return;
    const { contacts } = list;
    const now = new Map(contacts.map((contact) => [contact.id, contact]));
    const changed = contacts.filter((contact) => this.#sent.get(contact.id) !== contact);
    const gone = [...this.#sent.keys()].filter((id) => !now.has(id));
    const isFirst = this.#list === null;
    this.#list = contacts;
    this.#sent = now;
    if (!isFirst && changed.length + gone.length === 0) return;
    this.#round += 1;
    this.#forgetPairs(new Set([...changed.map(({ id }) => id), ...gone]));
    const [worker, round] = [this.#worker, this.#round];
    this.#sending = this.#sending.then(() => this.#send(worker, changed, gone, round));
  };

  async #send(
    worker: Worker | null,
    changed: readonly Contact[],
    gone: readonly string[],
    round: number,
  ): Promise<void> {
    const { uid } = this.#store;
    const slices = changed.length > 0 ? chunksOf(changed, SLICE) : [[]];
    let left = slices.length;
    await mapInChunks(slices, 1, (slice) => {
      left -= 1;
      const work: Work = {
        ...{ uid, packed: packContacts(slice) },
        ...{ gone: left === 0 ? gone : [], round: left === 0 ? round : null },
      };
      worker?.postMessage(work);
    });
  }

  /** What was said of pairs of these contacts may no longer be so. */
  #forgetPairs(ids: ReadonlySet<string>): void {
    const state = this.#state;
    if (state.kind !== 'judged') return;
    const pairs = state.pairs.filter(({ a, b }) => !ids.has(a) && !ids.has(b));
    if (pairs.length < state.pairs.length) this.#become({ ...state, pairs });
  }

  #fail(error: unknown): void {
    reportError(error, 'contacts/judge');
    this.#become({ kind: 'failed' });
  }

  #become(state: JudgementState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
