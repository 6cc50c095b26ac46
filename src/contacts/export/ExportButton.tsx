import { clsx } from 'clsx';
import type { Sort } from '../list/columns';
import type { Contact } from '../contact';
import type { ContactList } from '../store/ContactList';
import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import styles from './ExportButton.module.css';
import { ExportMenu } from './ExportMenu';
import { useExport } from './useExport';
import { usePaper } from './usePaper';

interface ExportButtonProps {
  className?: string | undefined;
  search: string;
  sort: Sort | null;
  list: Extract<ContactList, { contacts: unknown }>;
  /** Those that the search shows, in their order. */
  visible: readonly Contact[];
  /** The ids of those that are selected; paper holds them alone. */
  selected: ReadonlySet<string>;
}

/**
 * One press exports what is shown as CSV (R9.2), and its menu has the other formats (R15.57). Pressed while
 * contacts are still on their way, it waits for all of them.
 */
export function ExportButton({
  className,
  search,
  sort,
  list,
  visible,
  selected,
}: ExportButtonProps) {
  const { kind } = list;
  const { isBusy, hasFailed, start } = useExport({ search, sort });
  const printAll = usePaper({ list, visible, selected, search });
  // A list that failed half-way says itself what is missing.
  const isIncomplete = kind === 'incomplete';
  const disabled = isIncomplete || visible.length === 0;
  return (
    <>
      <div className={clsx(styles.split, className)}>
        <Button
          icon="download"
          busy={isBusy}
          disabled={disabled}
          onClick={({ detail }) => {
            // The second press of a double click would save the file twice.
            if (detail < 2) start('csv');
          }}
        >
          {isBusy && kind !== 'all' ? 'Waiting for all contacts...' : 'Export CSV'}
        </Button>
        <ExportMenu
          disabled={disabled}
          busy={isBusy}
          canPrint={kind === 'all'}
          onSave={start}
          onPrint={printAll}
        />
      </div>
      {hasFailed && !isIncomplete && (
        <div className={styles.problem}>
          <MessageBox kind="error">
            Your contacts weren’t exported. Check your connection or reload the page, then try
            again.
          </MessageBox>
        </div>
      )}
    </>
  );
}
