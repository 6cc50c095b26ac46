/** The words of a list, with a blank between them. */
// Marked so that a page leaves out the lists that it does not use.
/* @__NO_SIDE_EFFECTS__ */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
