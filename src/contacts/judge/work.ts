import { unpackContacts } from '../store/packed';
import { Judge, type Verdict } from './Judge';

/** What a page sends to where its contacts are judged: a slice of them. */
export interface Work {
  uid: string;
  /** Contacts that are new or have changed, in the form of the copy (`packed.ts`). */
  packed: string;
  /** The ids of those that are gone. */
  gone: readonly string[];
  /** The number of the round that ends with this slice, to be judged now; `null` where more follow. */
  round: number | null;
}

/** What comes back at the end of a round. */
export type Answer = Verdict & { round: number };

/** Where contacts are judged. What is sent is done one after the other. */
export interface Judging {
  send: (work: Work) => void;
  end: () => void;
}

/** Begins it; it ends by itself before `onFailure`. Throws where it can't begin. */
export type StartJudging = (
  onAnswer: (answer: Answer) => void,
  onFailure: (error: unknown) => void,
) => Judging;

/** Does the work, one slice after the other, each in short parts. */
export function doWork(): (work: Work) => Generator<void, Answer | null> {
  const judge = new Judge();
  return function* ({ uid, packed, gone, round }) {
    for (const contact of unpackContacts(packed, uid)) {
      judge.put([contact]);
      yield;
    }
    judge.remove(gone);
    return round === null ? null : { ...(yield* judge.judging()), round };
  };
}
