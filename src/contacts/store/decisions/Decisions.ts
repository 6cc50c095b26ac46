import { deleteField, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { decisionsRef, type DecisionPart } from '../../../firebase/collections';
import {
  failureOf,
  FRESH_FOR_MS,
  READ_LIMIT,
  remoteCall,
  remoteWrite,
} from '../../../firebase/remoteCall';
import { Listeners } from '../../../platform/Listeners';
import type { RemoteFailure } from '../../../platform/remoteFailure';

/** Answers by question. The caller defines both. */
export type Entries = ReadonlyMap<string, string>;

export type DecisionsState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: RemoteFailure }
  | { kind: 'known'; entries: Entries };

/**
 * A user's decisions about their contacts, in one part for each kind of question, read when first needed. Answers of
 * other computers are read when a page opens or somebody returns, minutes later. The last stored one wins.
 */
export class Decisions {
  readonly #uid: string;
  readonly #over: AbortSignal;
  readonly #listeners = new Listeners();
  readonly #states = new Map<DecisionPart, DecisionsState>();
  readonly #otherTabs: BroadcastChannel;
  readonly #readAt = new Map<DecisionPart, number>();
  readonly #outdated = new Set<DecisionPart>();
  #isReadingAgain = false;
  /** The questions whose answer is on its way, by part and question. */
  readonly #open = new Map<string, OpenQuestion>();
  /** How many answers were given here, and how many of them are on their way. */
  #given = 0;
  #onTheirWay = 0;

  /** `over` is aborted with the session: later requests would be refused. */
  constructor(uid: string, over: AbortSignal) {
    this.#uid = uid;
    this.#over = over;
    this.#otherTabs = new BroadcastChannel(`cardfile.decisions.${uid}`);
    this.#otherTabs.onmessage = ({ data }: MessageEvent<DecisionPart>) => {
      if (this.current(data).kind !== 'known') return;
      this.#outdated.add(data);
      void this.#readAgain();
    };
    over.addEventListener('abort', () => {
      this.#otherTabs.close();
    });
    const onReturn = () => {
      if (document.visibilityState !== 'visible') return;
      for (const part of this.#states.keys()) void this.load(part);
    };
    document.addEventListener('visibilitychange', onReturn, { signal: over });
  }

  readonly subscribe = this.#listeners.subscribe;

  current(part: DecisionPart): DecisionsState {
    return this.#states.get(part) ?? LOADING;
  }

  /** Reads a part, unless it is loading or was read lately. An older one stays meanwhile. Never throws. */
  async load(part: DecisionPart): Promise<void> {
    const before = this.#states.get(part)?.kind;
    if (before === 'loading' || this.#over.aborted) return;
    if (before === 'known') {
      const age = Date.now() - (this.#readAt.get(part) ?? 0);
      if (age >= FRESH_FOR_MS) this.#outdated.add(part);
      return this.#readAgain();
    }
    this.#become(part, LOADING);
    try {
      this.#become(part, { kind: 'known', entries: await this.#read(part) });
    } catch (error) {
      this.#become(part, { kind: 'failed', failure: failureOf(error) });
    }
  }

  /**
   * Answers questions (`null`: takes back) at once; reverted if that cannot be stored. A later answer to a question
   * waits for the earlier one. Throws `RemoteError`.
   */
  async decide(part: DecisionPart, answers: ReadonlyMap<string, string | null>): Promise<void> {
    // A merge of an empty map replaces all that is stored.
    if (answers.size === 0) return;
    const before = this.#apply(part, answers);
    const open = [...answers.keys()].map((question) => {
      const key = `${part} ${question}`;
      const stored = before.get(question) ?? null;
      const one = this.#open.get(key) ?? { key, question, stored, last: Promise.resolve() };
      this.#open.set(key, one);
      return one;
    });
    const entries = Object.fromEntries(
      [...answers].map(([question, answer]) => [question, answer ?? deleteField()]),
    );
    const fields = { entries, updatedAt: serverTimestamp() };
    this.#given += 1;
    this.#onTheirWay += 1;
    // The other entries stay: another tab may have written them.
    const ref = decisionsRef(this.#uid, part);
    const sending = Promise.allSettled(open.map(({ last }) => last)).then(() =>
      remoteWrite(() => setDoc(ref, fields, { merge: true })),
    );
    for (const one of open) one.last = sending;
    try {
      await sending;
      for (const one of open) one.stored = answers.get(one.question) ?? null;
      if (!this.#over.aborted) this.#otherTabs.postMessage(part);
    } catch (error) {
      const latest = open.filter(({ last }) => last === sending);
      this.#apply(part, new Map(latest.map(({ question, stored }) => [question, stored])));
      throw error;
    } finally {
      for (const one of open) if (one.last === sending) this.#open.delete(one.key);
      this.#onTheirWay -= 1;
      void this.#readAgain();
    }
  }

  async #read(part: DecisionPart): Promise<Entries> {
    const ref = decisionsRef(this.#uid, part);
    this.#readAt.set(part, Date.now());
    const stored = await remoteCall(() => getDoc(ref), READ_LIMIT);
    return entriesIn(stored.data());
  }

  /** Reads outdated parts, while no answer of this tab is on its way: only what is stored says which was the last. */
  async #readAgain(): Promise<void> {
    if (this.#isReadingAgain) return;
    this.#isReadingAgain = true;
    for (const part of this.#outdated) {
      if (this.#onTheirWay > 0 || this.#over.aborted) break;
      this.#outdated.delete(part);
      const given = this.#given;
      // What is known stays where it can't be read.
      const entries = await this.#read(part).catch(() => null);
      // An answer that was given during the read may be missing in it.
      if (given !== this.#given) this.#outdated.add(part);
      else if (entries) this.#become(part, { kind: 'known', entries });
      else this.#readAt.delete(part);
    }
    this.#isReadingAgain = false;
  }

  #apply(
    part: DecisionPart,
    answers: ReadonlyMap<string, string | null>,
  ): ReadonlyMap<string, string | null> {
    const state = this.current(part);
    const entries = new Map(state.kind === 'known' ? state.entries : []);
    const before = new Map<string, string | null>();
    for (const [question, answer] of answers) {
      before.set(question, entries.get(question) ?? null);
      if (answer === null) entries.delete(question);
      else entries.set(question, answer);
    }
    this.#become(part, { kind: 'known', entries });
    return before;
  }

  #become(part: DecisionPart, state: DecisionsState): void {
    if (this.#over.aborted) return;
    this.#states.set(part, state);
    this.#listeners.notify();
  }
}

interface OpenQuestion {
  key: string;
  question: string;
  /** The stored answer, as far as it is known. */
  stored: string | null;
  /** Settles when the answer that was given last is stored or lost. */
  last: Promise<void>;
}

const LOADING: DecisionsState = { kind: 'loading' };

function entriesIn(stored: unknown): Entries {
  const { entries } = { ...(stored as { entries?: unknown } | undefined) };
  if (typeof entries !== 'object' || entries === null) return new Map();
  return new Map(Object.entries(entries).filter(([, answer]) => typeof answer === 'string'));
}
