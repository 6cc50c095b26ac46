import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import type { Contact } from '../../model/Contact';
import type { ContactListState } from '../../userMemory/ContactList';
import { contactsCsv, contactsCsvName } from './contactsCsv';
import { downloadFile } from '../../lib/downloadFile';

interface ExportButtonProps {
  /** What is shown: filtered and sorted. */
  contacts: readonly Contact[];
  kind: ContactListState['kind'];
}

/**
 * Exports what is shown (spec 9, "CSV export file"). Pressed while contacts are still on their way, it
 * waits for all of them: a file that lacks half of the contacts must never be made.
 */
export function ExportButton({ contacts, kind }: ExportButtonProps) {
  const [isAsked, setIsAsked] = useState(false);

  // A list that failed half-way ends the wait; the panel says what is missing.
  if (isAsked && kind === 'incomplete') setIsAsked(false);

  useEffect(() => {
    if (!isAsked || kind !== 'all') return;
    // After the complete list is on screen, not before.
    const task = setTimeout(() => {
      saveCsv(contacts);
      setIsAsked(false);
    });
    return () => {
      clearTimeout(task);
    };
  }, [isAsked, kind, contacts]);

  return (
    <Button
      icon="download"
      busy={isAsked}
      disabled={kind === 'incomplete' || contacts.length === 0}
      onClick={() => {
        if (kind === 'all') saveCsv(contacts);
        else setIsAsked(true);
      }}
    >
      {isAsked ? 'Waiting for all contacts...' : 'Export CSV'}
    </Button>
  );
}

function saveCsv(contacts: readonly Contact[]): void {
  downloadFile(contactsCsvName(new Date()), 'text/csv;charset=utf-8', contactsCsv(contacts));
}
