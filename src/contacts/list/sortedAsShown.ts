import type { Contact } from '../contact';

/** The chosen contacts: first those that are shown, as they are shown. */
export function sortedAsShown(
  chosen: readonly Contact[],
  visible: readonly Contact[],
): readonly Contact[] {
  const left = new Set(chosen);
  return [...visible.filter((contact) => left.delete(contact)), ...left];
}
