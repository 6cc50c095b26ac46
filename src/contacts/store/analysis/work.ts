import { unpackContacts } from '../packed';
import { Judge, type Verdict } from './Judge';

/** A message to the judge: a slice of the contacts. */
export interface Work {
  uid: string;
  /** New or changed contacts, packed as in the copy (`packed.ts`). */
  packed: string;
  gone: readonly string[];
  /** The number of the round that ends with this slice and is judged now; `null` if more slices follow. */
  round: number | null;
}

/** The answer at the end of a round. */
export type Answer = Verdict & { round: number };

/** Judges contacts. Messages are handled in order. */
export interface Judging {
  send: (work: Work) => void;
  end: () => void;
}

/** Starts it; it ends itself before `onFailure`. Throws if it can't start. */
export type StartJudging = (
  onAnswer: (answer: Answer) => void,
  onFailure: (error: unknown) => void,
) => Judging;

/** Handles the slices in order, each in short parts. */
export function doWork(): (work: Work) => Generator<void, Answer | null> {
  const judge = new Judge();
  return function* ({ uid, packed, gone, round }) {
    const start = performance.now();
    for (const contact of unpackContacts(packed, uid)) {
      judge.put([contact]);
      yield;
    }
    judge.remove(gone);
    performance.measure('contacts', { start });
    return round === null ? null : { ...(yield* judge.judging()), round };
  };
}
