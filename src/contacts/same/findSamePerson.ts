import type { Contact } from '../contact';
import type { SamePair } from './judgedPair';
import { SamePersonIndex } from './SamePersonIndex';

/**
 * The pairs of contacts that may be one person, the strong ones first (`judgedPair.ts`), two by two. A list that
 * changes keeps a `SamePersonIndex`: other pairs may change with a contact's.
 */
export function findSamePerson(contacts: readonly Contact[]): SamePair[] {
  return new SamePersonIndex(contacts).pairs();
}
