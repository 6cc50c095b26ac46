import { unpackContacts } from '../packed';
import { Analyzer, type Findings } from './Analyzer';

/** A message to the analysis: a slice of the contacts. */
export interface Work {
  uid: string;
  /** New or changed contacts, packed as in the copy (`packed.ts`). */
  packed: string;
  gone: readonly string[];
  /** The number of the round that ends with this slice and is analyzed now; `null` if more slices follow. */
  round: number | null;
}

/** The answer at the end of a round. */
export type Answer = Findings & { round: number };

/** Analyzes contacts. Messages are handled in order. */
export interface RunningAnalysis {
  send: (work: Work) => void;
  end: () => void;
}

/** Starts it; it ends itself before `onFailure`. Throws if it can't start. */
export type StartAnalysis = (
  onAnswer: (answer: Answer) => void,
  onFailure: (error: unknown) => void,
) => RunningAnalysis;

/** Handles the slices in order, each in short parts. */
export function doWork(): (work: Work) => Generator<void, Answer | null> {
  const analyzer = new Analyzer();
  return function* ({ uid, packed, gone, round }) {
    const start = performance.now();
    for (const contact of unpackContacts(packed, uid)) {
      analyzer.put([contact]);
      yield;
    }
    analyzer.remove(gone);
    performance.measure('contacts', { start });
    return round === null ? null : { ...(yield* analyzer.analyze()), round };
  };
}
