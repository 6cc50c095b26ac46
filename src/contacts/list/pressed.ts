import type { Contact } from '../contact';

/** The ids of the contacts that are selected, or were before they were deleted. */
export type Ids = ReadonlySet<string>;

/**
 * The selection after a press on the box of `id`. Its contact is turned over, and takes all others with it
 * that are shown between it and `anchor`, which is not always shown.
 */
export function pressed(selected: Ids, shown: readonly Contact[], id: string, anchor: string): Ids {
  const next = new Set(selected);
  const turn = selected.has(id) ? 'delete' : 'add';
  const place = shown.findIndex((contact) => contact.id === id);
  const other = shown.findIndex((contact) => contact.id === anchor);
  const start = other < 0 ? place : Math.min(place, other);
  for (const contact of shown.slice(start, Math.max(place, other) + 1)) next[turn](contact.id);
  return next;
}
