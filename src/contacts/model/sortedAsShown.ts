import type { Contact } from './contact';

/** The chosen contacts, the visible ones first in their shown order. */
export function sortedAsShown(
  chosen: readonly Contact[],
  visible: readonly Contact[],
): readonly Contact[] {
  const left = new Set(chosen);
  return [...visible.filter((contact) => left.delete(contact)), ...left];
}
