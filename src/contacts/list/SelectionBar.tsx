import { clsx } from 'clsx';
import { useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { paneFoot, useDetailPane } from '../desk/detailPane';
import { COLUMNS } from '../model/columns';
import type { Contact } from '../model/contact';
import type { FileFormat } from '../export/saveContactsFile';
import { useExport } from '../export/useExport';
import { KEYS, type Key } from '../../content/keys';
import { counted, formatCount } from '../../platform/text';
import { selectedText } from '../model/sentences';
import { useSession } from '../../session/useSession';
import { Button, type ButtonVariant } from '../../ui/Button';
import { isFormBox } from '../../ui/isFormBox';
import { useKeys } from '../../ui/keys';
import { withKey } from '../../ui/shownKey';
import { useDocumentEvent } from '../../ui/useDocumentEvent';
import { ExportSplit } from '../export/ExportSplit';
import { writeTable } from './copyRows';
import { useAfterPause } from '../../ui/useAfterPause';
import { EmailActions, type Say } from './EmailActions';
import styles from './SelectionBar.module.css';
import { useObservable } from '../../platform/Observable';
import { useListView, useView } from '../store/view/useView';

interface SelectionBarProps {
  onAddLine: () => void;
  onDelete: () => void;
}

/** What can be done with the selected contacts (R15.9). It stands below the rows, so that none moves. */
export function SelectionBar({ onAddLine, onDelete }: SelectionBarProps) {
  const view = useListView();
  const { dispatch } = view;
  const chosen = useView((now) => now.chosen);
  const { notices } = useSession();
  const exporting = useExport();
  const [isOpen, setIsOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const menuId = useId();

  const isEmpty = chosen.length === 0;
  const contactCount = counted(chosen.length, 'contact', 'contacts');

  const sorted = () => view.chosenAsShown;
  const closeMenu = () => setIsOpen(false);
  const save = (format: FileFormat) => {
    closeMenu();
    void exporting.start(format, sorted);
  };
  const clear = () => dispatch({ type: 'clearSelection' });
  const say: Say = (text, kind = 'success') => {
    closeMenu();
    if (text) notices.show({ kind, text, stays: false });
  };
  useDocumentEvent('pointerdown', ({ target }) => {
    if (target instanceof Node && !bar.current?.contains(target)) setIsOpen(false);
  });
  useKeys('list', { clearSelection: isOpen ? closeMenu : clear });
  useCopiedTable(sorted, () => say(`Copied ${contactCount} as a table.`));

  return (
    <section
      ref={bar}
      data-scope="layer"
      className={styles.selection}
      aria-label="Selected contacts"
    >
      <div className={styles.bar}>
        <ChosenCount />
        <Button
          data-takes-focus=""
          className={styles.menuButton ?? ''}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setIsOpen(!isOpen)}
        >
          Actions
        </Button>
        <div id={menuId} className={clsx(styles.actions, isOpen && styles.open)}>
          <SelectAllShown />
          {!isEmpty && (
            <>
              <ExportSplit
                className={styles.split}
                look={{ variant: 'quiet' }}
                busy={exporting.isBusy}
                contacts={sorted}
                onSave={save}
              />
              <EmailActions contacts={chosen} say={say} className={styles.split} />
              <Step shortcut={KEYS.list.keys.addLine} onClose={closeMenu} onPress={onAddLine}>
                Add to Notes
              </Step>
              <Step
                variant="quietDanger"
                shortcut={KEYS.list.keys.delete}
                onClose={closeMenu}
                onPress={onDelete}
              >
                Delete
              </Step>
            </>
          )}
        </div>
        <Button variant="quiet" icon="close" onClick={clear}>
          {isEmpty ? 'Cancel' : 'Clear'}
        </Button>
      </div>
    </section>
  );
}

interface StepProps {
  variant?: ButtonVariant;
  shortcut: Key;
  onClose: () => void;
  onPress: () => void;
  children: string;
}

/** Closes the menu, and goes on with a question. */
function Step({ variant = 'quiet', shortcut, onClose, onPress, children }: StepProps) {
  return (
    <Button
      variant={variant}
      title={withKey(children, shortcut)}
      onClick={() => {
        onClose();
        onPress();
      }}
    >
      {children}
    </Button>
  );
}

/** How many are selected, and how many of them the search hides. Counted after the list has followed a key press. */
function ChosenCount() {
  const chosen = useView((view) => view.chosen);
  const rows = useDeferredValue(useView(({ contents }) => contents.rows));
  const { selected } = useView(({ state }) => state);
  const shown = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  const hidden = chosen.length - shown.length;
  const count =
    chosen.length === 0 ? 'Tap contacts to select them' : selectedText(chosen.length, hidden);
  // Once, when nothing more has been selected for a while.
  const said = useAfterPause(count);
  return (
    <>
      <p className={styles.count}>{count}</p>
      <span className="visuallyHidden" role="status">
        {said}
      </span>
    </>
  );
}

function SelectAllShown() {
  const { dispatch } = useListView();
  const visible = useDeferredValue(useView(({ contents }) => contents.visible));
  const { selected } = useView(({ state }) => state);
  const isAll = useMemo(() => visible.every(({ id }) => selected.has(id)), [visible, selected]);
  if (visible.length === 0) return null;
  return (
    <Button
      variant="quiet"
      // Not taken away once all are selected: it may hold the focus.
      busy={isAll}
      onClick={() => dispatch({ type: 'select', ids: visible.map(({ id }) => id) })}
    >
      {`Select all ${formatCount(visible.length)} shown`}
    </Button>
  );
}

/** Copies the contacts as a table where nothing else is marked. */
function useCopiedTable(contacts: () => readonly Contact[], onCopied: () => void): void {
  useDocumentEvent('copy', (event) => {
    const isMarked = window.getSelection()?.isCollapsed === false;
    const copied = contacts();
    // A text box beside the list has what is marked in it for itself.
    if (isMarked || copied.length === 0 || isFormBox(event.target)) return;
    writeTable(
      event,
      copied.map((contact) => COLUMNS.map(({ text }) => text(contact))),
    );
    onCopied();
  });
}

/** Stands below the contact beside the list, where there is one: over the rows it would take their place. */
export function PanePortal({ children }: { children: ReactNode }) {
  const pane = useDetailPane();
  const foot = useObservable(paneFoot);
  return pane && foot ? createPortal(children, foot) : children;
}
