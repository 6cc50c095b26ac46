import type { Contact } from '../model/contact';

/** The ids of selected contacts; deleted ones may still be in it. */
export type Ids = ReadonlySet<string>;

/** Toggles `id`. With `anchor`, applies the same change to every shown contact from there to `id`. */
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
