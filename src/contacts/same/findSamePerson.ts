import type { Contact } from '../contact';
import type { SamePair } from './judgedPair';
import { SamePersonIndex } from './SamePersonIndex';

/** The pairs of contacts that may be one person, by the rule of the two heaps (`judgedPair.ts`). */
export function findSamePerson(contacts: readonly Contact[]): SamePair[] {
  return new SamePersonIndex(contacts).pairs();
}
