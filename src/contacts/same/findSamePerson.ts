import type { Contact } from '../contact';
import type { SamePair } from './judgedPair';
import { SamePersonIndex } from './SamePersonIndex';

/**
 * The pairs of contacts that may be one person, the strong ones first, by the rule of the two heaps
 * (`judgedPair.ts`). Pairs only: three cards of one person are three pairs. What more than 50 contacts share
 * proves nothing, so any list ends quickly. A list that changes keeps a `SamePersonIndex` and asks it for the
 * pairs of one contact; other pairs may change with it, as when a second person shows a number to be the firm's.
 */
export function findSamePerson(contacts: readonly Contact[]): SamePair[] {
  return new SamePersonIndex(contacts).pairs();
}
