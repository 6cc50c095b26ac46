import { useEffect, useState } from 'react';
import { useSession } from '../../session/useSession';
import type { Contact } from '../model/contact';
import { copyByKey } from '../contact/copyFact';
import { rowAt } from '../desk/useRowFocus';

/** In ms. So long the row says that it was copied from. */
const SHOWN_FOR = 2_000;

/** Copies from the row that has the focus. The row says so, as a copy button does: a notice would lie over the list. */
export function useRowCopy() {
  const session = useSession();
  const [copied, setCopied] = useState<{ row: Element; words: string; time: number } | null>(null);
  useEffect(() => {
    if (!copied) return;
    const { row, words } = copied;
    row.setAttribute('data-copied', words);
    const timer = setTimeout(setCopied, SHOWN_FOR, null);
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
