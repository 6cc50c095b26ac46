import { useRef } from 'react';
import { runAction } from '../../ui/keys';
import { rowIndex } from '../desk/useRowFocus';
import type { Contact } from '../model/contact';
import type { ContactStore } from '../store/ContactStore';

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

/** What selects rows: a press of a box, with Shift all up to it, and the arrow keys with Shift. */
export function useRowSelection(store: ContactStore, rows: readonly Contact[], selected: Ids) {
  const anchor = useRef('');
  const select = (ids: Ids) => store.selection.set(ids);
  const rowInFocus = () => rows[rowIndex(document.activeElement)];
  return {
    select,
    rowInFocus,
    /** Presses the box of the row at `index`. `false` without such a row. */
    press: (index: number, withShift: boolean) => {
      const id = rows[index]?.id;
      if (id === undefined) return false;
      select(toggledSelection(selected, rows, id, withShift ? anchor.current : id));
      anchor.current = id;
      return true;
    },
    /** Selects the row and the next one, or lets the row go where both are: the way back. */
    extend: (step: 'nextRow' | 'previousRow') => {
      const from = rowInFocus();
      if (!from) return false;
      runAction('list', step);
      const to = rowInFocus();
      if (!to) return true;
      const next = new Set(selected);
      if (from !== to && next.has(from.id) && next.has(to.id)) next.delete(from.id);
      else next.add(from.id).add(to.id);
      select(next);
      return true;
    },
  };
}
