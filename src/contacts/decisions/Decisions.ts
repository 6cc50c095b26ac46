import { deleteField, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { decisionsRef, type DecisionPart } from '../../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall, WRITE_LIMIT } from '../../firebase/remoteCall';
import { Listeners } from '../../lib/Listeners';
import type { RemoteFailure } from '../../lib/remoteFailure';

/** Answers by question. The caller defines both. */
export type Entries = ReadonlyMap<string, string>;

export type DecisionsState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: RemoteFailure }
  | { kind: 'known'; entries: Entries };

/**
 * A user's decisions about their contacts, in one part for each kind of question. A part is read once in a session, and
 * again when another tab of this browser has stored an answer. The answer that is stored last wins.
 */
export class Decisions {
  readonly #uid: string;
  readonly #over: AbortSignal;
  readonly #listeners = new Listeners();
  readonly #states = new Map<DecisionPart, DecisionsState>();
  readonly #otherTabs: BroadcastChannel;
  /** The parts in which another tab has stored an answer since they were read. */
  readonly #outdated = new Set<DecisionPart>();
  #isReadingAgain = false;
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
  }

  readonly subscribe = this.#listeners.subscribe;

  current(part: DecisionPart): DecisionsState {
    return this.#states.get(part) ?? LOADING;
  }

  /** Reads a part, unless it is loaded or loading. Never throws. */
  async load(part: DecisionPart): Promise<void> {
    const before = this.#states.get(part);
    if ((before && before.kind !== 'failed') || this.#over.aborted) return;
    this.#become(part, LOADING);
    try {
      this.#become(part, { kind: 'known', entries: await this.#read(part) });
    } catch (error) {
      this.#become(part, { kind: 'failed', failure: failureOf(error) });
    }
  }

  /**
   * Answers questions of a loaded part; `null` takes an answer back. It applies at once, and is reverted if it cannot
   * be stored. Throws `RemoteError`.
   */
  async decide(part: DecisionPart, answers: ReadonlyMap<string, string | null>): Promise<void> {
    const before = this.#apply(part, answers);
    const entries = Object.fromEntries(
      [...answers].map(([question, answer]) => [question, answer ?? deleteField()]),
    );
    const fields = { entries, updatedAt: serverTimestamp() };
    this.#given += 1;
    this.#onTheirWay += 1;
    try {
      // The other entries stay: another tab may have written them.
      const ref = decisionsRef(this.#uid, part);
      await remoteCall(() => setDoc(ref, fields, { merge: true }), WRITE_LIMIT);
      if (!this.#over.aborted) this.#otherTabs.postMessage(part);
    } catch (error) {
      this.#apply(part, before);
      throw error;
    } finally {
      this.#onTheirWay -= 1;
      void this.#readAgain();
    }
  }

  async #read(part: DecisionPart): Promise<Entries> {
    const ref = decisionsRef(this.#uid, part);
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
    }
    this.#isReadingAgain = false;
  }

  /** Returns the answers before. */
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
    this.#states.set(part, state);
    this.#listeners.tell();
  }
}

const LOADING: DecisionsState = { kind: 'loading' };

function entriesIn(stored: unknown): Entries {
  const { entries } = { ...(stored as { entries?: unknown } | undefined) };
  if (typeof entries !== 'object' || entries === null) return new Map();
  return new Map(Object.entries(entries).filter(([, answer]) => typeof answer === 'string'));
}
