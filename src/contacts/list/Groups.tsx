import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useActions } from '../../ui/actions';
import type { Contact } from '../contact';
import { GroupStrip } from './GroupStrip';
import { rowAt, rowIndex, type RowFocusOptions } from './useRowFocus';

interface GroupsProps extends Pick<RowFocusOptions, 'places' | 'tabStop' | 'onActive' | 'onMove'> {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  toolbar: RefObject<HTMLElement | null>;
  /** Those that have a row, in their order. */
  rows: readonly Contact[];
}

/** Shorter lists have no strip. */
const LONG = 200;

/** The strip and the keys to the months or letters (R15.151). */
export function Groups({ panel, toolbar, rows, places, tabStop, onActive, onMove }: GroupsProps) {
  useBarHeight(panel, toolbar);

  /** Scrolls a heading to the top of the visible part, its first row below it. */
  const goTo = (heading: number, lead: typeof onActive) => {
    const contact = rows[places.headings[heading]?.before ?? -1];
    if (!contact) return false;
    // The row must be drawn before it can be scrolled to.
    flushSync(() => lead(contact.id));
    rowAt(tabStop.current)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return true;
  };
  /** The same for a key, with the focus. */
  const walkTo = (heading: number) => {
    if (!goTo(heading, onMove)) return false;
    tabStop.current?.focus({ preventScroll: true });
    return true;
  };

  useActions({
    nextGroup: () => walkTo(places.headingOf(rowIndex(tabStop.current)) + 1),
    previousGroup: () => {
      const index = rowIndex(tabStop.current);
      const own = places.headingOf(index);
      return walkTo(places.headings[own]?.before === index ? own - 1 : own);
    },
  });

  if (rows.length < LONG || places.headings.length < 2) return null;
  return (
    <GroupStrip
      panel={panel}
      toolbar={toolbar}
      places={places}
      onGo={(heading) => goTo(heading, onActive)}
    />
  );
}

/** In px, above the search while the toolbar sticks. */
const AIR = 4;

/** Sets the height of the sticky part of the toolbar for the style sheet: its last line, the search. */
function useBarHeight(panel: GroupsProps['panel'], toolbar: GroupsProps['toolbar']): void {
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      const search = toolbar.current?.querySelector('search');
      const isBelow = search && search.offsetTop >= search.offsetHeight;
      const gone = isBelow ? search.offsetTop - AIR : 0;
      panel.current?.style.setProperty('--bar-height', `${String(height - gone)}px`);
      panel.current?.style.setProperty('--bar-gone', `${String(gone)}px`);
    });
    if (toolbar.current) observer.observe(toolbar.current);
    return () => observer.disconnect();
  }, [panel, toolbar]);
}
