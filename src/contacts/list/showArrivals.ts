import type { Contact } from '../model/contact';
import type { RowPlaces } from '../desk/RowPlaces';
import { drawnRows, rowIndex } from '../desk/useRowFocus';

/** In ms: how long a new row is marked, and how long rows take to move. */
const MARKED = 1600;
const MOVING = 250;
/** In rows: others do not slide when many arrive at once. */
const FAR = 4;

interface ShownRows {
  contacts: readonly Contact[];
  rows: readonly Contact[];
  places: RowPlaces;
}

/**
 * Marks the rows of new contacts for a moment. With `slides` they come in from above and the rows below make room.
 * Not by style sheets: a class would restyle all cells.
 */
export function showArrivals(
  body: HTMLElement,
  before: ShownRows,
  now: ShownRows,
  slides: boolean,
): void {
  if (now.contacts.length <= before.contacts.length) return;
  const known = new Set(before.contacts.map(({ id }) => id));
  const places = new Map(before.rows.map(({ id }, index) => [id, before.places.of(index)]));
  const isStill = !slides || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const row of drawnRows(body)) {
    const index = rowIndex(row);
    const contact = now.rows[index];
    if (!contact) continue;
    const isNew = !known.has(contact.id);
    if (isNew) {
      const marked = { background: 'var(--accent-soft)' };
      row.animate([marked, { ...marked, offset: 0.6 }, {}], MARKED);
    }
    if (isStill) continue;
    // In rows: where it comes from.
    const from = isNew ? -1 : movedBy(places.get(contact.id), now.places.of(index));
    if (from === 0) continue;
    const start = { translate: `0 ${String(from * 100)}%`, ...(isNew && { opacity: 0 }) };
    row.animate([start, {}], { duration: MOVING, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  }
}

/** By how many rows it moved; 0 also if it was out of sight. */
function movedBy(was: number | undefined, is: number): number {
  const moved = was === undefined ? 0 : was - is;
  return Math.abs(moved) <= FAR ? moved : 0;
}
