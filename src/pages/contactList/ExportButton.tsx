import type { Sort } from '../../contacts/columns';
import type { ContactListState } from '../../contacts/queries';
import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import styles from './ExportButton.module.css';
import { useExport } from './useExport';

interface ExportButtonProps {
  search: string;
  sort: Sort;
  /** Whether nothing is shown. */
  isEmpty: boolean;
  kind: ContactListState['kind'];
}

/** Exports what is shown (R9.2). Pressed while contacts are still on their way, it waits for all of them. */
export function ExportButton({ search, sort, isEmpty, kind }: ExportButtonProps) {
  const { isBusy, result, hasFailed, start } = useExport({ search, sort });
  // A list that failed half-way says itself what is missing.
  const isIncomplete = kind === 'incomplete';
  return (
    <>
      <Button
        icon="download"
        busy={isBusy}
        disabled={isIncomplete || isEmpty}
        onClick={({ detail }) => {
          // The second press of a double click would save the file twice.
          if (detail < 2) start();
        }}
      >
        {isBusy && kind !== 'all' ? 'Waiting for all contacts...' : 'Export CSV'}
      </Button>
      <span className="visuallyHidden" role="status">
        {result}
      </span>
      {hasFailed && !isIncomplete && (
        <div className={styles.problem}>
          <MessageBox kind="error">
            Your contacts were not exported. Check your connection or reload the page, then try
            again.
          </MessageBox>
        </div>
      )}
    </>
  );
}
