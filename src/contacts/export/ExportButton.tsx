import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { nextTask } from '../../platform/inParts';
import type { Sort } from '../model/columns';
import type { Contact } from '../model/contact';
import type { Predicate } from '../model/filter';
import type { LoadedList } from '../store/ContactList';
import { useContactStore } from '../store/useContactStore';
import styles from './ExportButton.module.css';
import { ExportSplit } from './ExportSplit';
import { useExport } from './useExport';
import { usePaper } from './usePaper';

interface ExportButtonProps {
  className?: string | undefined;
  search: string;
  sort: Sort | null;
  predicate: Predicate | null;
  isFiltered: boolean;
  list: LoadedList;
  visible: readonly Contact[];
  /** The ids of selected contacts; paper has only these. */
  selected: ReadonlySet<string>;
}

/** A press exports the shown contacts as CSV (R9.2), the menu other formats (R15.57), once all contacts are loaded. */
export function ExportButton({
  className,
  search,
  sort,
  predicate,
  isFiltered,
  list,
  visible,
  selected,
}: ExportButtonProps) {
  const { kind } = list;
  const store = useContactStore();
  const { isBusy, start } = useExport();
  // The file has what the list shows when it is made, even behind another page.
  const shown = useRef({ search, sort, predicate });
  useLayoutEffect(() => {
    shown.current = { search, sort, predicate };
  }, [search, sort, predicate]);
  const contacts = async () => {
    await store.whole();
    // The complete list is drawn first.
    await nextTask();
    return store.visible(shown.current.search, shown.current.sort, shown.current.predicate);
  };
  usePaper({ list, visible, selected, search, isFiltered });
  return (
    <ExportSplit
      className={clsx(styles.split, className)}
      look={{ icon: 'download' }}
      // A list that failed half-way shows itself what is missing.
      disabled={kind === 'incomplete' || visible.length === 0}
      busy={isBusy}
      canPrint={kind === 'all'}
      contacts={contacts}
      onSave={(format) => void start(format, contacts)}
    >
      {isBusy && kind !== 'all' ? 'Waiting for all contacts...' : undefined}
    </ExportSplit>
  );
}
