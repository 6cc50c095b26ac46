import { Component, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { EASE, prefersStill } from '../../ui/motion';
import { useArrival, useListView } from '../store/view/useView';
import type { ListQuery } from '../store/view/viewAfter';
import type { Contact } from '../model/contact';
import type { RowLayout } from '../model/RowLayout';
import { bodyOf, drawnRows, linkOf, rowIndex } from '../desk/useRowFocus';

/** How long a new row is marked, and how long rows take to move. */
const MARKED_MS = 1600;
const MOVING = 250;
/** In rows: others do not slide when many arrive at once. */
const FAR = 4;

interface ShownRows {
  contacts: readonly Contact[];
  rows: readonly Contact[];
  layout: RowLayout;
}

/**
 * Marks the rows of new contacts for a moment. With `slides` they come in from above and the rows below make room.
 * Not by style sheets: a class would restyle all cells.
 */
function showArrivals(body: HTMLElement, before: ShownRows, now: ShownRows, slides: boolean): void {
  if (now.contacts.length <= before.contacts.length) return;
  const known = new Set(before.contacts.map(({ id }) => id));
  const placesBefore = new Map(before.rows.map(({ id }, index) => [id, before.layout.of(index)]));
  const isStill = !slides || prefersStill();
  for (const row of drawnRows(body)) {
    const index = rowIndex(row);
    const contact = now.rows[index];
    if (!contact) continue;
    const isNew = !known.has(contact.id);
    if (isNew) {
      const marked = { background: 'var(--accent-soft)' };
      row.animate([marked, { ...marked, offset: 0.6 }, {}], MARKED_MS);
    }
    if (isStill) continue;
    // In rows: where it comes from.
    const from = isNew ? -1 : movedBy(placesBefore.get(contact.id), now.layout.of(index));
    if (from === 0) continue;
    const start = { translate: `0 ${String(from * 100)}%`, ...(isNew && { opacity: 0 }) };
    row.animate([start, {}], { duration: MOVING, easing: EASE });
  }
}

/** By how many rows it moved; 0 also if it was out of sight. */
function movedBy(was: number | undefined, is: number): number {
  const moved = was === undefined ? 0 : was - is;
  return Math.abs(moved) <= FAR ? moved : 0;
}

interface ScrollAnchorProps {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  /** All contacts of the list; another array when one arrives, changes elsewhere or goes. */
  contacts: readonly Contact[];
  /** Whether these are all contacts: those that are still loading are not new. */
  isWhole: boolean;
  /** Those that have a row, in their order. */
  rows: readonly Contact[];
  layout: RowLayout;
  /** The contact with the focus is gone, and no row is drawn in its place: the one with this id is there, or none. */
  onGone: (next: string | undefined) => void;
}

/** A row that is to stay where it is on the screen. */
interface Held {
  index: number;
  /** Its upper edge, in px from the top of the window. */
  top: number;
  hasFocus: boolean;
}

/**
 * Keeps rows at their place on the screen while others come and go above them (R15.73): the focused row, else the row
 * under the pointer, else the first visible one unless it is the very first. Marks new rows. A class, since hooks
 * cannot read the page before it changes.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Held | null {
    const { contacts, rows } = this.props;
    // Another search or order of the same contacts starts from its first row.
    if (contacts === before.contacts || rows === before.rows) return null;
    const body = bodyOf(this.props.panel.current);
    return body && heldRow(body, before.layout);
  }

  override componentDidUpdate(before: ScrollAnchorProps, _state: unknown, held: Held | null): void {
    const { contacts, isWhole, rows, layout, panel } = this.props;
    const body = bodyOf(panel.current);
    if (body && contacts !== before.contacts && isWhole && before.isWhole) {
      showArrivals(body, before, this.props, held === null);
    }
    const contact = held && before.rows[held.index];
    if (!contact) return;
    const now = rows.findIndex(({ id }) => id === contact.id);
    const isGone = now < 0;
    const index = isGone ? Math.min(held.index, rows.length - 1) : now;
    if (body && rows.length > 0) {
      const { top, height } = body.getBoundingClientRect();
      window.scrollBy({
        top: top + layout.topOf(index, height) - held.top,
        behavior: 'instant',
      });
    }
    if (!isGone || !held.hasFocus) return;
    // The focused contact was deleted: the next one takes the focus.
    const row = drawnRows(body).find((drawn) => rowIndex(drawn) === index);
    if (row) linkOf(row)?.focus({ preventScroll: true });
    else this.props.onGone(rows[index]?.id);
  }

  override render() {
    return null;
  }
}

function heldRow(body: HTMLElement, layout: RowLayout): Held | null {
  const { top, height } = body.getBoundingClientRect();
  const held = (index: number, hasFocus = false) => ({
    index,
    top: top + layout.topOf(index, height),
    hasFocus,
  });
  const focused = document.activeElement ? rowIndex(document.activeElement) : -1;
  if (focused >= 0) return held(focused, true);
  const pointed = drawnRows(body).find((row) => row.matches(':hover'));
  if (pointed) return held(rowIndex(pointed));
  // The table's head sticks.
  const head = body.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  const place = Math.ceil(layout.placeAt(Math.max(0, head) - top, height) - 0.1);
  const first = layout.rowAt(Math.min(place, layout.count - 1));
  return first > 0 ? held(first) : null;
}

/**
 * Restores the scroll position when the list is shown again, once the list is as the history has it. Draw it before the
 * table, which measures its place.
 */
export function KeptScroll() {
  const view = useListView();
  const left = useRef<{ query: ListQuery; y: number } | null>(null);
  useArrival(view);
  const onShow = useEffectEvent(() => {
    if (left.current?.query === view.state.query) window.scrollTo(0, left.current.y);
  });
  const onHide = useEffectEvent(() => {
    left.current = { query: view.state.query, y: window.scrollY };
  });
  // Only when the page comes and goes: reading the scroll position forces a layout.
  useLayoutEffect(() => {
    onShow();
    return () => onHide();
  }, []);
  return null;
}

interface SteadyDeskProps {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  tabStop: RefObject<HTMLAnchorElement | null>;
  /** Whether a contact stands beside the list. */
  isDesk: boolean;
}

/**
 * Keeps rows at their height on the screen when a contact appears or goes beside them; then the focus is on its row.
 * Draw it before the table, like `KeptScroll`. A class, since hooks cannot read the page before it changes.
 */
export class DeskScrollAnchor extends Component<SteadyDeskProps> {
  override getSnapshotBeforeUpdate(before: SteadyDeskProps): number | null {
    return before.isDesk === this.props.isDesk ? null : this.#top();
  }

  override componentDidUpdate(_: SteadyDeskProps, _state: unknown, before: number | null): void {
    // Asked first: to read a place forces a layout, and the list is drawn at each key press.
    if (before === null) return;
    const now = this.#top();
    if (now === null) return;
    window.scrollBy({ top: now - before, behavior: 'instant' });
    if (!this.props.isDesk) this.props.tabStop.current?.focus({ preventScroll: true });
  }

  override render() {
    return null;
  }

  /** The rows' top, in px from the top of the window; `null` while they are hidden. */
  #top(): number | null {
    const body = bodyOf(this.props.panel.current);
    return body?.getClientRects()[0]?.top ?? null;
  }
}
