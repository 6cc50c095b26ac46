import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { nextTask } from '../../lib/inParts';
import type { Sort } from '../list/columns';
import type { Contact } from '../contact';
import type { Sieve } from '../store/ContactIndex';
import type { LoadedList } from '../store/ContactList';
import { useContactStore } from '../store/useContactStore';
import { Button } from '../../ui/Button';
import styles from './ExportButton.module.css';
import { ExportMenu } from './ExportMenu';
import type { FileFormat } from './saveContactsFile';
import { useExport } from './useExport';
import { usePaper } from './usePaper';

interface ExportButtonProps {
  className?: string | undefined;
  search: string;
  sort: Sort | null;
  sieve: Sieve | null;
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
  sieve,
  isFiltered,
  list,
  visible,
  selected,
}: ExportButtonProps) {
  const { kind } = list;
  const store = useContactStore();
  const { isBusy, start } = useExport();
  // The file has what the list shows when it is made, even behind another page.
  const shown = useRef({ search, sort, sieve });
  useLayoutEffect(() => {
    shown.current = { search, sort, sieve };
  }, [search, sort, sieve]);
  const contacts = async () => {
    await store.whole();
    // The complete list is drawn first.
    await nextTask();
    return store.visible(shown.current.search, shown.current.sort, shown.current.sieve);
  };
  const save = (format: FileFormat) => void start(format, contacts);
  const printAll = usePaper({ list, visible, selected, search, isFiltered });
  // A list that failed half-way shows itself what is missing.
  const disabled = kind === 'incomplete' || visible.length === 0;
  return (
    <div className={clsx(styles.split, className)}>
      <Button
        icon="download"
        busy={isBusy}
        disabled={disabled}
        onClick={({ detail }) => {
          // The second press of a double click would save again.
          if (detail < 2) save('csv');
        }}
      >
        {isBusy && kind !== 'all' ? 'Waiting for all contacts...' : 'Export CSV'}
      </Button>
      <ExportMenu
        disabled={disabled}
        busy={isBusy}
        canPrint={kind === 'all'}
        contacts={contacts}
        onSave={save}
        onPrint={printAll}
      />
    </div>
  );
}
