import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { runWhenIdle } from '../../platform/runWhenIdle';
import { formatCount } from '../../platform/text';
import { companyPath, contactEditPath } from '../../routes';
import type { Contact } from '../model/contact';
import { useContactStore } from '../store/useContactStore';
import { runAction, useKeys } from '../../ui/keys';
import { useDocumentEvent } from '../../ui/useDocumentEvent';
import { useDeletion } from '../bin/useDeletion';
import { useAddLine } from '../notes/useAddLine';
import { useDetailPane } from '../desk/detailPane';
import { attachRowGestures, type RowActions } from './rowGestures';
import { writeMarkedRows } from './copyRows';
import { copyByKey } from '../contact/copyFact';
import { rowAt, rowIndex } from '../desk/useRowFocus';
import { useOpenContact } from './useOpenContact';
import { useSession } from '../../session/useSession';
import { rowAfter } from '../store/view/viewAfter';
import { PanePortal, SelectionBar } from './SelectionBar';
import { ScrollAnchor } from './ScrollAnchor';
import { useKeptFocus, useListElements, useShownEntered, useShownId } from './listElements';
import { useListView, useView } from '../store/view/useView';

/** What a drawn list can do besides (R15.8, R15.9, R15.53, R15.54, R15.73). */
export function ListTools() {
  const view = useListView();
  const { dispatch } = view;
  const navigate = useNavigate();
  const { notices } = useSession();
  const { panel } = useListElements();
  const shownId = useShownId();
  const isSelecting = useView((now) => now.isSelecting);
  const isWhole = useView(({ contents }) => contents.list.kind === 'all');
  const store = useContactStore();
  // For the first search and the first sort.
  useEffect(() => (isWhole ? runWhenIdle(store.preparation()) : undefined), [store, isWhole]);

  useShownEntered();
  useKeptFocus();
  const { press, extend, rowInFocus } = useRowSelection();

  const { askForLine, lineDialog } = useAddLine();
  const { askToDelete, question } = useDeletionOfRows();
  const copyRow = useRowCopy();

  /** Of a row that has the focus; without one the contact beside the list has the key. */
  const ofRow = (act: (row: Contact, withShift: boolean) => unknown) => (withShift: boolean) => {
    const row = rowInFocus();
    return row ? act(row, withShift) : false;
  };
  const chosen = () => view.chosenAsShown;
  const inQuestion = (row: Contact) => (view.chosen.length > 0 ? chosen() : [row]);
  useKeys('list', {
    select: (withShift) => press(rowIndex(document.activeElement), withShift),
    extendDown: () => extend('nextRow'),
    extendUp: () => extend('previousRow'),
    selectAll: ofRow(() =>
      dispatch({ type: 'select', ids: view.contents.visible.map(({ id }) => id) }),
    ),
    delete: ofRow((row) => askToDelete(inQuestion(row))),
    addLine: ofRow((row) => askForLine(inQuestion(row))),
    copy: ofRow(copyRow.copy),
    edit: ofRow(
      ({ id }) =>
        // The contact beside it has that too, with the way back to it.
        id !== shownId && navigate(contactEditPath(id), { state: { entersBox: true } }),
    ),
    openCompany: ofRow(({ id }) => navigate(companyPath(id))),
    enterContact: ofRow(() => runAction('contact', 'enter')),
  });
  useDocumentEvent('copy', (event) => {
    const count = panel.current ? writeMarkedRows(event, panel.current, view.contents.rows) : 0;
    if (count < 2) return;
    const text = `Copied ${formatCount(count)} contacts as a table.`;
    notices.show({ kind: 'success', text, stays: false });
  });
  useRowGestures(panel, { press, isUnderWay: () => view.isSelecting, open: useOpenContact() });

  return (
    <>
      <SteadyRows />
      {isSelecting && (
        <PanePortal>
          <SelectionBar
            onAddLine={() => askForLine(chosen())}
            onDelete={() => askToDelete(chosen())}
          />
        </PanePortal>
      )}
      {copyRow.said}
      {question}
      {lineDialog}
    </>
  );
}

/** Keeps rows where they are while others come and go. */
function SteadyRows() {
  const { dispatch } = useListView();
  const { list, rows, layout } = useView(({ contents }) => contents);
  const { panel, tabStop, searchBox } = useListElements();
  const enterRows = () => {
    (tabStop.current ?? searchBox.current)?.focus({ preventScroll: true });
  };
  return (
    <ScrollAnchor
      {...{ panel, rows, layout }}
      contacts={list.contacts}
      isWhole={list.kind === 'all'}
      onGone={(next) => {
        // At once, so that no row takes it that is drawn far from there.
        enterRows();
        if (next !== undefined) dispatch({ type: 'enter', id: next });
        // The row is drawn by then.
        queueMicrotask(enterRows);
      }}
    />
  );
}

/** What selects rows: a press of a box, with Shift all up to it, and the arrow keys with Shift. */
function useRowSelection() {
  const view = useListView();
  const { dispatch } = view;
  const rowInFocus = () => view.contents.rows[rowIndex(document.activeElement)];
  return {
    rowInFocus,
    /** Presses the box of the row at `index`. `false` without such a row. */
    press: (index: number, withShift: boolean) => {
      const id = view.contents.rows[index]?.id;
      if (id === undefined) return false;
      dispatch({ type: 'press', id, withShift });
      return true;
    },
    /** Selects the row and the next one, or lets the row go where both are: the way back. */
    extend: (step: 'nextRow' | 'previousRow') => {
      const from = rowInFocus();
      if (!from) return false;
      runAction('list', step);
      const to = rowInFocus();
      if (to) dispatch({ type: 'extend', from: from.id, to: to.id });
      return true;
    },
  };
}

/** What a pointer does with the rows. */
function useRowGestures(panel: RefObject<HTMLElement | null>, actions: RowActions): void {
  const current = useEffectEvent(() => actions);
  useEffect(() => {
    const end = new AbortController();
    const now: RowActions = {
      press: (...row) => current().press(...row),
      isUnderWay: () => current().isUnderWay(),
      open: (...row) => current().open(...row),
    };
    if (panel.current) attachRowGestures(panel.current, now, end.signal);
    return () => end.abort();
  }, [panel]);
}

/** Asks before contacts of the list are deleted. The one beside the list gives way to the next, or the last, that stays. */
function useDeletionOfRows() {
  const view = useListView();
  const pane = useDetailPane();
  const store = useContactStore();
  const { ask, question } = useDeletion();
  const askToDelete = (contacts: readonly Contact[]) => {
    const gone = new Set(contacts.map(({ id }) => id));
    const next = rowAfter(view.contents.rows, gone);
    ask(contacts, () => {
      const shown = pane?.follows ? store.previewed.current() || pane.id : '';
      if (gone.has(shown) && next) store.previewed.set(next.id);
    });
  };
  return { askToDelete, question };
}

/** So long the row says that it was copied from. */
const SHOWN_FOR_MS = 2_000;

/** Copies from the row that has the focus. The row says so, as a copy button does: a notice would lie over the list. */
function useRowCopy() {
  const session = useSession();
  const [copied, setCopied] = useState<{ row: Element; words: string; time: number } | null>(null);
  useEffect(() => {
    if (!copied) return;
    const { row, words } = copied;
    row.setAttribute('data-copied', words);
    const timer = setTimeout(setCopied, SHOWN_FOR_MS, null);
    return () => {
      clearTimeout(timer);
      row.removeAttribute('data-copied');
    };
  }, [copied]);
  const copy = (contact: Contact, withShift: boolean) => {
    const row = rowAt(document.activeElement);
    copyByKey(session, contact, withShift, (words) => {
      if (row) setCopied({ row, words, time: performance.now() });
    });
  };
  const said = copied && (
    <span key={copied.time} className="visuallyHidden" role="status">
      {copied.words}
    </span>
  );
  return { copy, said };
}
