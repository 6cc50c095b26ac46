import { useMemo, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useActions } from '../../ui/actions';
import type { Contact } from '../contact';

interface RowFocusOptions {
  body: RefObject<HTMLElement | null>;
  /** The link of the contact `activeId`. */
  tabStop: RefObject<HTMLAnchorElement | null>;
  contacts: readonly Contact[];
  activeId: string;
  onActive: (id: string) => void;
  /** Up from the first row. */
  onLeave: () => void;
}

interface RowFocus {
  activeIndex: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

/** Keyboard movement through the rows: one stop for Tab; arrows, Page Up and Down, Home and End move. */
export function useRowFocus({
  body,
  tabStop,
  contacts,
  activeId,
  onActive,
  onLeave,
}: RowFocusOptions): RowFocus {
  const activeIndex = useMemo(
    () => Math.max(0, activeId ? contacts.findIndex(({ id }) => id === activeId) : 0),
    [contacts, activeId],
  );

  const onFocus = (event: FocusEvent) => {
    const contact = contacts[rowIndex(event.target)];
    if (contact && contact.id !== activeId) onActive(contact.id);
  };

  /** `false` for a key that moves nothing. */
  const move = (key: string, from: number): boolean => {
    if (!body.current) return false;
    if (key === 'ArrowUp' && from === 0) {
      onLeave();
      return true;
    }
    const rowHeight = body.current.getBoundingClientRect().height / contacts.length;
    const page = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 4);
    const to = destination(key, from, page, contacts.length - 1);
    const contact = to === null ? undefined : contacts[to];
    if (contact) focusRow(contact.id, onActive, tabStop);
    return contact !== undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const hasMoved = !isModified(event) && move(event.key, rowIndex(event.target));
    if (hasMoved) event.preventDefault();
  };

  /** From elsewhere it leads to the row where Tab enters. */
  const step = (key: string) => () => {
    const from = rowIndex(document.activeElement);
    if (from < 0) tabStop.current?.focus();
    else move(key, from);
  };
  useActions({ nextRow: step('ArrowDown'), previousRow: step('ArrowUp') });

  return { activeIndex, onKeyDown, onFocus };
}

/** With one of these a key is the browser's, or does something else. */
export function isModified(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Brings the focus and the row of a contact to each other, wherever in the list it is. */
export function focusRow(
  id: string,
  onActive: RowFocusOptions['onActive'],
  tabStop: RowFocusOptions['tabStop'],
): void {
  // The row must exist before it can take the focus.
  flushSync(() => {
    onActive(id);
  });
  showRow(tabStop.current);
  tabStop.current?.focus({ preventScroll: true });
}

/** The position in the list, from 0, of the row that `target` is in; -1 outside of any. */
export function rowIndex(target: EventTarget | null): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return Number(row?.dataset['index'] ?? -1);
}

/** Scrolls as far as needed for the row of a link to be in sight. */
export function showRow(link: HTMLAnchorElement | null): void {
  link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

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
