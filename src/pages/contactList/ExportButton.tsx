import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { formatCount } from '../../lib/text';
import type { Contact } from '../../contacts/contact';
import type { ContactListState } from '../../contacts/queries';

interface ExportButtonProps {
  /** What is shown: filtered and sorted. */
  contacts: readonly Contact[];
  kind: ContactListState['kind'];
}

/**
 * Exports what is shown (R9.2). Pressed while contacts are still on their way, it
 * waits for all of them: a file that lacks half of the contacts must never be made.
 */
export function ExportButton({ contacts, kind }: ExportButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  /** For screen readers: a browser shows a download, but need not say so. */
  const [result, setResult] = useState('');

  // A list that failed half-way ends the wait; the panel says what is missing.
  if (isAsked && kind === 'incomplete') setIsAsked(false);

  useEffect(() => {
    if (!isAsked || kind !== 'all') return;
    // After the complete list is on screen, not before.
    const task = setTimeout(() => {
      void saveCsv(contacts).then(setResult);
      setIsAsked(false);
    });
    return () => {
      clearTimeout(task);
    };
  }, [isAsked, kind, contacts]);

  return (
    <>
      <Button
        icon="download"
        busy={isAsked}
        disabled={kind === 'incomplete' || contacts.length === 0}
        onClick={() => {
          if (kind === 'all') void saveCsv(contacts).then(setResult);
          else setIsAsked(true);
        }}
      >
        {isAsked ? 'Waiting for all contacts...' : 'Export CSV'}
      </Button>
      <span className="visuallyHidden" role="status">
        {result}
      </span>
    </>
  );
}

/** Hands the file to the browser; returns what has been done, in a sentence. */
async function saveCsv(contacts: readonly Contact[]): Promise<string> {
  const { saveContactsCsv } = await import('../../contacts/csv');
  return `${formatCount(contacts.length)} exported to ${saveContactsCsv(contacts)}.`;
}
