import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useActions } from '../../ui/actions';
import type { Contact } from '../contact';
import { GroupStrip } from './GroupStrip';
import type { RowPlaces } from './RowPlaces';
import { rowAt, rowIndex } from './useRowFocus';

export interface GroupsProps {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  toolbar: RefObject<HTMLElement | null>;
  /** Those that have a row, in their order. */
  rows: readonly Contact[];
  /** Where they stand. */
  places: RowPlaces;
  /** The link of the row where Tab enters. */
  tabStop: RefObject<HTMLAnchorElement | null>;
  /** Makes the row of a contact that one. */
  onActive: (id: string) => void;
  /** The same for a key, which a contact beside the list follows. */
  onMove: (id: string) => void;
}

/** So many contacts have a strip that leads to each group. */
const LONG = 200;

/** The ways to the months or letters between the rows (R15.151). */
export function Groups({ panel, toolbar, rows, places, tabStop, onActive, onMove }: GroupsProps) {
  useBarHeight(panel, toolbar);

  /** Brings a heading to the top of what is in sight, its first row below it. */
  const goTo = (heading: number, lead: typeof onActive) => {
    const contact = rows[places.headings[heading]?.before ?? -1];
    if (!contact) return false;
    // The row must be drawn before it can be brought there.
    flushSync(() => {
      lead(contact.id);
    });
    rowAt(tabStop.current)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return true;
  };
  /** The same for a key, which takes the focus along. */
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

/** In px, above the search as the toolbar stays. */
const AIR = 4;

/**
 * Tells the style sheet how much of the toolbar stays in sight, where its words take as many lines as they need: the
 * line of the search, which is the last.
 */
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
    return () => {
      observer.disconnect();
    };
  }, [panel, toolbar]);
}
