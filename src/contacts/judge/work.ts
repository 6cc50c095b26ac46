import { unpackContacts } from '../store/packed';
import { Judge, type Verdict } from './Judge';

/** What a page sends to the worker: a slice of its contacts. */
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

/** Does the work of the worker, one slice after the other: in it, and in tests without one. */
export function doWork(): (work: Work) => Answer | null {
  const judge = new Judge();
  return ({ uid, packed, gone, round }) => {
    judge.put(unpackContacts(packed, uid));
    judge.remove(gone);
    return round === null ? null : { ...judge.verdict(), round };
  };
}
