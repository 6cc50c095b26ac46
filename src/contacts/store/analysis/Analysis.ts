import { Listeners } from '../../../platform/Listeners';
import { chunksOf } from '../../../platform/chunksOf';
import { lateCode } from '../../../platform/lateCode';
import { mapInShortTasks } from '../../../platform/inParts';
import { reportError } from '../../../platform/reporting/reportError';
import type { Contact } from '../../model/contact';
import type { ContactStore } from '../ContactStore';
import { packContacts } from '../packed';
import type { Findings } from './Analyzer';
import { analyzeInWorker } from './analyzeInWorker';
import type { RunningAnalysis, StartAnalysis, Work } from './work';

const loadHere = lateCode(() => import('./analyzeHere'));

/** The state of the analysis of a session's contacts. */
export type AnalysisState =
  | { kind: 'waiting' }
  | { kind: 'failed' }
  /** Pairs with a changed contact are left out; mistakes have their `texts` for that. */
  | ({ kind: 'done' } & Findings);

/** How many contacts are packed in one task, in a few ms, so that no key press waits. */
const SLICE = 500;

/** Finds mistakes and duplicates from the first request on, in a worker or, if none works, on the page. */
export class Analysis {
  readonly #store: ContactStore;
  readonly #listeners = new Listeners();
  #state: AnalysisState = { kind: 'waiting' };
  #running: RunningAnalysis | null = null;
  #isBeginning = false;
  #sent = new Map<string, Contact>();
  #list: readonly Contact[] | null = null;
  #isCurrent = false;
  /** All ids that were ever in it: a restored contact is no arrival. */
  readonly #known = new Set<string>();
  #arriving: string[] = [];
  #arrived: readonly string[] = [];
  #round = 0;
  #sending = Promise.resolve();

  constructor(store: ContactStore) {
    this.#store = store;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly current = (): AnalysisState => this.#state;

  /** The ids of contacts that arrived in the open list and were analyzed since; each is returned once. */
  readonly takeArrived = (): readonly string[] => {
    const arrived = this.#arrived;
    this.#arrived = [];
    return arrived;
  };

  readonly begin = (): void => {
    if (this.#running || this.#isBeginning || this.#store.over.aborted) return;
    this.#become({ kind: 'waiting' });
    this.#start(analyzeInWorker, (error) => {
      reportError(error, 'contacts/analysis');
      this.#isBeginning = true;
      loadHere()
        .then(({ analyzeHere }) => {
          this.#isBeginning = false;
          this.#become({ kind: 'waiting' });
          this.#start(analyzeHere, this.#fail);
        })
        .catch((late: unknown) => {
          this.#isBeginning = false;
          this.#fail(late);
        });
    });
  };

  #start(start: StartAnalysis, onFailure: (error: unknown) => void): void {
    const end = new AbortController();
    const { over } = this.#store;
    const fail = (error: unknown) => {
      end.abort();
      this.#running = null;
      if (!over.aborted) onFailure(error);
    };
    if (over.aborted) return;
    try {
      const running = start((answer) => {
        // A later change started another round, whose answer is coming.
        if (answer.round !== this.#round) return;
        this.#arrived = this.#arriving;
        this.#arriving = [];
        this.#become({ kind: 'done', ...answer });
      }, fail);
      this.#running = running;
      const stop = () => {
        end.abort();
        running.end();
        this.#running = null;
      };
      over.addEventListener('abort', stop, { signal: end.signal });
    } catch (error) {
      fail(error);
      return;
    }
    this.#sent = new Map();
    this.#list = null;
    end.signal.addEventListener('abort', this.#store.subscribe(this.#onChange));
    this.#onChange();
  }

  readonly #onChange = (): void => {
    const list = this.#store.current();
    if (list.kind !== 'all') return;
    // Contacts that the copy lacks are not new.
    const isLive = this.#isCurrent;
    this.#isCurrent = list.copiedAt === undefined;
    if (list.contacts === this.#list) return;
    const { contacts } = list;
    const now = new Map(contacts.map((contact) => [contact.id, contact]));
    const changed = contacts.filter((contact) => this.#sent.get(contact.id) !== contact);
    const gone = [...this.#sent.keys()].filter((id) => !now.has(id));
    const isFirst = this.#list === null;
    if (isLive && !isFirst) {
      const isNew = ({ id }: Contact) => !this.#known.has(id);
      this.#arriving.push(...changed.filter(isNew).map(({ id }) => id));
    }
    for (const { id } of changed) this.#known.add(id);
    this.#list = contacts;
    this.#sent = now;
    if (!isFirst && changed.length + gone.length === 0) return;
    this.#round += 1;
    this.#forgetPairs(new Set([...changed.map(({ id }) => id), ...gone]));
    const [running, round] = [this.#running, this.#round];
    this.#sending = this.#sending.then(() => this.#send(running, changed, gone, round));
  };

  async #send(
    running: RunningAnalysis | null,
    changed: readonly Contact[],
    gone: readonly string[],
    round: number,
  ): Promise<void> {
    const { uid } = this.#store;
    const slices = changed.length > 0 ? chunksOf(changed, SLICE) : [[]];
    let left = slices.length;
    await mapInShortTasks(slices, (slice) => {
      left -= 1;
      const work: Work = {
        ...{ uid, packed: packContacts(slice) },
        ...{ gone: left === 0 ? gone : [], round: left === 0 ? round : null },
      };
      running?.send(work);
    });
  }

  /** The findings on pairs of these contacts may be outdated. */
  #forgetPairs(ids: ReadonlySet<string>): void {
    const state = this.#state;
    if (state.kind !== 'done') return;
    const pairs = state.pairs.filter(({ a, b }) => !ids.has(a) && !ids.has(b));
    const count = state.pairs.length - pairs.length;
    if (count > 0) this.#become({ ...state, pairs, pairCount: state.pairCount - count });
  }

  readonly #fail = (error: unknown): void => {
    reportError(error, 'contacts/analysis');
    this.#become({ kind: 'failed' });
  };

  #become(state: AnalysisState): void {
    this.#state = state;
    this.#listeners.notify();
  }
}
