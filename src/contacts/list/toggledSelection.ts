import type { Contact } from '../contact';

/** The ids of the contacts that are selected, or were before they were deleted. */
export type Ids = ReadonlySet<string>;

/**
 * The selection after the box of `id` is pressed. With another contact as `anchor`, all that are shown from there to
 * `id` become as `id` does: selected, or not.
 */
export function toggledSelection(
  selected: Ids,
  shown: readonly Contact[],
  id: string,
  anchor: string,
): Ids {
  const next = new Set(selected);
  const turn = selected.has(id) ? 'delete' : 'add';
  const place = shown.findIndex((contact) => contact.id === id);
  const other = shown.findIndex((contact) => contact.id === anchor);
  const start = other < 0 ? place : Math.min(place, other);
  for (const contact of shown.slice(start, Math.max(place, other) + 1)) next[turn](contact.id);
  return next;
}
