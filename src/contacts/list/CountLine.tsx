import { useRef } from 'react';
import { clsx } from 'clsx';
import { formatCount } from '../../platform/text';
import type { Contact } from '../model/contact';
import type { ContactList } from '../store/ContactList';
import styles from './CountLine.module.css';
import type * as listTools from './ListTools';

interface CountLineProps {
  className: string | undefined;
  shown: number;
  total: number;
  kind: ContactList['kind'];
  /** Whether it counts a part of the list on another page, without the link to what needs a look. */
  isPart: boolean;
  /** Whether the best match comes first. */
  isRanked: boolean;
  /** Contacts close to the search, which are not counted. */
  close: readonly Contact[];
  /** They announce the count. */
  tools: typeof listTools | null;
}

/** The number of shown and of all contacts, and whether all are loaded (R2.45). */
export function CountLine({
  className,
  shown,
  total,
  kind,
  isPart,
  isRanked,
  close,
  tools,
}: CountLineProps) {
  const status = useRef<HTMLSpanElement>(null);
  const count = `${formatCount(shown)} of ${formatCount(total)} business cards`;
  const order = isRanked && shown > 1 ? 'Best match first' : '';
  const words = `${count} shown${order && `. ${order}`}`;
  return (
    <p className={clsx(styles.count, className)}>
      <span className={clsx(kind === 'newest' && styles.waiting)}>
        {`Showing ${count}${kind === 'newest' ? '. Loading the rest...' : ''}`}
      </span>
      {order && <span className={styles.order}>{order}</span>}
      {tools && !isPart && <tools.NeedsLook isWhole={kind === 'all'} />}
      <span ref={status} className="visuallyHidden" role="status" />
      {tools && (
        <tools.SaidCount
          status={status}
          words={words + tools.closeWords(close)}
          total={kind === 'all' ? total : undefined}
        />
      )}
    </p>
  );
}
