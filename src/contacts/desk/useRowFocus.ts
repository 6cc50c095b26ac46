import { useMemo, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isModified } from '../../ui/isModified';
import { useKeys } from '../../ui/keys';
import type { Contact } from '../model/contact';
import type { RowLayout } from '../model/RowLayout';

interface RowFocusOptions {
  body: RefObject<HTMLElement | null>;
  /** The link of the contact `activeId`. */
  tabStop: RefObject<HTMLAnchorElement | null>;
  contacts: readonly Contact[];
  /** Where they stand, and the headings between them. */
  layout: RowLayout;
  /** The contact that the Tab key enters at; '' for the first. */
  activeId: string;
  /** A row got the focus. */
  onActive: (id: string) => void;
  /** A key leads to a row. */
  onMove: (id: string) => void;
  /** Up on the first row. */
  onLeave: () => void;
}

/**
 * Keyboard movement through the rows: one stop for Tab; arrows, Page Up and Down, Home and End move, with Alt from month
 * to month or letter to letter (R15.151).
 */
export function useRowFocus({
  body,
  tabStop,
  contacts,
  layout,
  activeId,
  onActive,
  onMove,
  onLeave,
}: RowFocusOptions) {
  const activeIndex = useMemo(
    () => Math.max(0, activeId ? contacts.findIndex(({ id }) => id === activeId) : 0),
    [contacts, activeId],
  );

  const onFocus = (event: FocusEvent) => {
    const contact = contacts[rowIndex(event.target)];
    if (contact && contact.id !== activeId) onActive(contact.id);
  };

  /** Returns `false` for a key that moves nothing. */
  const move = (key: string, from: number): boolean => {
    if (!body.current) return false;
    if (key === 'ArrowUp' && from === 0) {
      onLeave();
      return true;
    }
    const { row } = layout.heights(body.current.getBoundingClientRect().height);
    const page = Math.max(1, Math.floor(window.innerHeight / row) - 5);
    const to = destination(key, from, page, contacts.length - 1);
    const contact = to === null ? undefined : contacts[to];
    if (contact) focusRow(contact.id, onMove, tabStop);
    return contact !== undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const hasMoved = !isModified(event) && move(event.key, rowIndex(event.target));
    if (hasMoved) event.preventDefault();
  };

  const enter = () => {
    tabStop.current?.focus();
  };
  /** From elsewhere it goes to the row that Tab enters. */
  const step = (key: string) => () => {
    const from = rowIndex(document.activeElement);
    if (from >= 0) return move(key, from);
    enter();
    return true;
  };
  /** To a month or letter, by its number: its heading comes to the top, and its first row below it. */
  const enterGroup = (heading: number) => {
    const contact = contacts[layout.headings[heading]?.before ?? -1];
    if (contact) focusRow(contact.id, onMove, tabStop, 'start');
    return contact !== undefined;
  };
  useKeys('list', {
    nextGroup: () => enterGroup(layout.headingOf(rowIndex(tabStop.current)) + 1),
    previousGroup: () => {
      const index = rowIndex(tabStop.current);
      const own = layout.headingOf(index);
      return enterGroup(layout.headings[own]?.before === index ? own - 1 : own);
    },
    nextRow: step('ArrowDown'),
    previousRow: step('ArrowUp'),
    enter,
  });

  return { activeIndex, onKeyDown, onFocus };
}

/** Scrolls to the row of a contact and focuses it, wherever it is in the list. */
export function focusRow(
  id: string,
  onActive: (id: string) => void,
  tabStop: RowFocusOptions['tabStop'],
  block: ScrollLogicalPosition = 'nearest',
): void {
  // The row must exist before it can take the focus.
  flushSync(() => onActive(id));
  rowAt(tabStop.current)?.scrollIntoView({ block });
  tabStop.current?.focus({ preventScroll: true });
}

/** The row that contains `target`. For handlers of the whole table: the many rows have none of their own. */
export function rowAt(target: EventTarget | null): HTMLTableRowElement | null {
  return target instanceof Element ? target.closest('tr[data-index]') : null;
}

/** The position in the list, from 0, of the row that `target` is in; -1 outside of any. */
export function rowIndex(target: EventTarget | null): number {
  return Number(rowAt(target)?.dataset['index'] ?? -1);
}

/** The table body in `panel`; `null` if a search finds nothing. */
export function bodyOf(panel: HTMLElement | null): HTMLTableSectionElement | null {
  return panel?.querySelector('tbody') ?? null;
}

/** The rows of contacts that are drawn, from top to bottom. */
export function drawnRows(body: HTMLElement | null): HTMLTableRowElement[] {
  return [...(body?.children ?? [])]
    .filter((row) => row instanceof HTMLTableRowElement)
    .filter((row) => row.dataset['index'] !== undefined);
}

/** The link of a row, or of its name cell. */
export function linkOf(part: Element): HTMLAnchorElement | null {
  return part.querySelector('a');
}

/** Where a key leads to, of places from 0 to `last`; `null` for a key that leads nowhere. */
function destination(key: string, from: number, page: number, last: number): number | null {
  const clamped = (index: number) => Math.min(Math.max(index, 0), last);
  switch (key) {
    case 'ArrowDown':
      return clamped(from + 1);
    case 'ArrowUp':
      return clamped(from - 1);
    case 'PageDown':
      return clamped(from + page);
    case 'PageUp':
      return clamped(from - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
