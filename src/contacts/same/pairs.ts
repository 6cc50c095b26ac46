import type { Contact } from '../model/contact';
import type { Group } from './groups';
import { mergedFieldsOf } from './mergedFields';

/** Two cards that are most likely of one person, and which one stays. */
export interface Pair {
  kept: Contact;
  other: Contact;
}

/** The most pairs at once: as many as somebody reads. */
export const MOST_PAIRS = 50;

/** The first strong groups of two: the newer card stays (R15.118). `tooLong`: whose notes would be too long. */
export function pairsOf(groups: readonly Group[]): { pairs: Pair[]; tooLong: Pair[] } {
  const all = groups.flatMap(({ confidence, contacts, more }) => {
    const [kept, other, third] = contacts;
    const isPair = confidence === 'strong' && more === 0 && !third;
    return isPair && kept && other ? [{ kept, other }] : [];
  });
  const first = all.slice(0, MOST_PAIRS);
  const isTooLong = ({ kept, other }: Pair) => mergedFieldsOf(kept, [other]) === null;
  return { pairs: first.filter((pair) => !isTooLong(pair)), tooLong: first.filter(isTooLong) };
}
