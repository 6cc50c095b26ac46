import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { runWhenIdle } from '../../platform/runWhenIdle';
import { useIdle } from '../../ui/useIdle';
import type { Contact } from '../model/contact';
import type { LoadedList } from '../store/ContactList';
import { useContactStore } from '../store/useContactStore';
import { runAction, useActions } from '../../ui/actions';
import { useDeletion } from '../bin/useDeletion';
import { useAddLine } from '../notes/useAddLine';
import { CardCounts } from '../same/CardCounts';
import { sortedAsShown } from '../model/order';
import { useBeside } from '../desk/beside';
import { InPane } from './InPane';
import type { RowPlaces } from '../desk/RowPlaces';
import { toggledSelection, type Ids } from './toggledSelection';
import { attachRowGestures } from './rowGestures';
import { rowIndex } from '../desk/useRowFocus';
import { SelectionBar } from './SelectionBar';
import { SteadyRows } from './SteadyRows';
import { useRowCopy } from './useRowCopy';

interface ListToolsProps {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  list: LoadedList;
  /** Those that the search shows, in their order. */
  visible: readonly Contact[];
  /** The same, and what is close to it. */
  rows: readonly Contact[];
  /** Where the rows stand. */
  places: RowPlaces;
  selected: Ids;
  /** Whether rows are to be selected, though none is yet; and ends that. */
  isChoosing: boolean;
  onChosen: () => void;
  setActiveId: (id: string) => void;
  /** Takes the focus from what goes with it: the bar of actions, a row. */
  returnFocus: () => void;
}

/** What a drawn list can do besides (R15.8, R15.9, R15.53, R15.54, R15.73). */
export function ListTools({
  panel,
  list,
  visible,
  rows,
  places,
  selected,
  isChoosing,
  onChosen,
  setActiveId,
  returnFocus,
}: ListToolsProps) {
  const { contacts } = list;
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : contacts.filter(({ id }) => selected.has(id))),
    [contacts, selected],
  );

  const isWhole = list.kind === 'all';
  const isIdle = useIdle(isWhole);
  const store = useContactStore();
  // For the first search and the first sort.
  useEffect(() => (isWhole ? runWhenIdle(store.preparation()) : undefined), [store, isWhole]);

  const { select, press, extend, rowInFocus } = useRowSelection(rows, selected);

  const { askForLine, lineDialog } = useAddLine();
  const { askToDelete, question } = useDeletionOfRows(rows);
  const copyRow = useRowCopy();

  useActions(
    {
      select: (withShift) => press(rowIndex(document.activeElement), withShift),
      extendDown: () => extend('nextRow'),
      extendUp: () => extend('previousRow'),
      selectAll: () => {
        if (!rowInFocus()) return false;
        select(new Set([...selected, ...visible.map(({ id }) => id)]));
        return true;
      },
      delete: () => {
        const row = rowInFocus();
        if (!row) return false;
        askToDelete(chosen.length > 0 ? sortedAsShown(chosen, visible) : [row]);
        return true;
      },
      addLine: () => {
        const row = rowInFocus();
        if (!row) return false;
        askForLine(chosen.length > 0 ? sortedAsShown(chosen, visible) : [row]);
        return true;
      },
      copy: (withShift) => {
        const row = rowInFocus();
        if (!row) return false;
        copyRow.copy(row, withShift);
        return true;
      },
    },
    'ofRows',
  );
  useRowGestures(panel, { press, isUnderWay: () => isChoosing || chosen.length > 0 });

  return (
    <>
      <SteadyRows
        {...{ panel, contacts, isWhole, rows, places }}
        onGone={(next) => {
          if (next !== undefined) setActiveId(next);
          // The row is drawn by then.
          queueMicrotask(returnFocus);
        }}
      />
      {(isChoosing || chosen.length > 0) && (
        <InPane>
          <SelectionBar
            {...{ chosen, visible, rows, selected }}
            onSelect={(ids) => {
              onChosen();
              select(ids);
            }}
            onAddLine={() => askForLine(sortedAsShown(chosen, visible))}
            onDelete={() => askToDelete(sortedAsShown(chosen, visible))}
            returnFocus={returnFocus}
          />
        </InPane>
      )}
      {copyRow.said}
      {question}
      {lineDialog}
      {isIdle && <CardCounts panel={panel} contacts={contacts} />}
    </>
  );
}

/** What a pointer does with the rows. */
function useRowGestures(
  panel: RefObject<HTMLElement | null>,
  { press, isUnderWay }: Parameters<typeof attachRowGestures>[1],
): void {
  const onPress = useEffectEvent(press);
  const isSelecting = useEffectEvent(isUnderWay);
  useEffect(() => {
    const end = new AbortController();
    const selecting = {
      press: (...row: Parameters<typeof press>) => onPress(...row),
      isUnderWay: () => isSelecting(),
    };
    if (panel.current) attachRowGestures(panel.current, selecting, end.signal);
    return () => end.abort();
  }, [panel]);
}

/** Asks before contacts of the list are deleted. The one beside the list gives way to the next, or the last, that stays. */
function useDeletionOfRows(rows: readonly Contact[]) {
  const beside = useBeside();
  const store = useContactStore();
  const { ask, question } = useDeletion();
  const askToDelete = (contacts: readonly Contact[]) => {
    const gone = new Set(contacts.map(({ id }) => id));
    const last = rows.findLastIndex(({ id }) => gone.has(id));
    const next = rows[last + 1] ?? rows.findLast(({ id }) => !gone.has(id));
    ask(contacts, () => {
      const shown = beside?.follows ? store.previewed.current() || beside.id : '';
      if (gone.has(shown) && next) store.previewed.set(next.id);
    });
  };
  return { askToDelete, question };
}

/** What selects rows: a press of a box, with Shift all up to it, and the arrow keys with Shift. */
function useRowSelection(rows: readonly Contact[], selected: Ids) {
  const store = useContactStore();
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
      runAction(step);
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
