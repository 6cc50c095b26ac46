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
 * A user's decisions about their contacts, in one part for each kind of question. A part is read once in a session;
 * decisions in other tabs are merged by the database, the later answer to a question wins.
 */
export class Decisions {
  readonly #uid: string;
  readonly #over: AbortSignal;
  readonly #listeners = new Listeners();
  readonly #states = new Map<DecisionPart, DecisionsState>();

  /** `over` is aborted with the session: later requests would be refused. */
  constructor(uid: string, over: AbortSignal) {
    this.#uid = uid;
    this.#over = over;
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
      const ref = decisionsRef(this.#uid, part);
      const stored = await remoteCall(() => getDoc(ref), READ_LIMIT);
      this.#become(part, { kind: 'known', entries: entriesIn(stored.data()) });
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
    try {
      // The other entries stay: another tab may have written them.
      const ref = decisionsRef(this.#uid, part);
      await remoteCall(() => setDoc(ref, fields, { merge: true }), WRITE_LIMIT);
    } catch (error) {
      this.#apply(part, before);
      throw error;
    }
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
