import { clsx } from 'clsx';
import { nextTask } from '../../platform/inParts';
import { useContactStore } from '../store/useContactStore';
import { useListView, useView } from '../store/view/useView';
import styles from './ExportButton.module.css';
import { ExportSplit } from './ExportSplit';
import { useExport } from './useExport';
import { usePaper } from './usePaper';

/** A press exports the shown contacts as CSV (R9.2), the menu other formats (R15.57), once all contacts are loaded. */
export function ExportButton({ className }: { className: string | undefined }) {
  const store = useContactStore();
  const view = useListView();
  const kind = useView(({ contents }) => contents.list.kind);
  const isEmpty = useView(({ contents }) => contents.visible.length === 0);
  const { isBusy, start } = useExport();
  const contacts = async () => {
    await store.whole();
    // The complete list is drawn first.
    await nextTask();
    // The file has what the list shows when it is made, even behind another page.
    return view.contents.visible;
  };
  usePaper();
  return (
    <ExportSplit
      className={clsx(styles.split, className)}
      look={{ icon: 'download' }}
      // A list that failed half-way shows itself what is missing.
      disabled={kind === 'incomplete' || isEmpty}
      busy={isBusy}
      canPrint={kind === 'all'}
      contacts={contacts}
      onSave={(format) => void start(format, contacts)}
    >
      {isBusy && kind !== 'all' ? 'Waiting for all contacts...' : undefined}
    </ExportSplit>
  );
}
