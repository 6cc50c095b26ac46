import { formatCount } from '../../lib/text';
import type { ContactListState } from '../../contacts/ContactList';
import styles from './CountLine.module.css';

interface CountLineProps {
  shown: number;
  total: number;
  kind: ContactListState['kind'];
}

/** How many of how many contacts are shown, and whether those are all (R2.45). */
export function CountLine({ shown, total, kind }: CountLineProps) {
  return (
    <p className={styles.count} role="status">
      Showing {formatCount(shown)} of {formatCount(total)} business cards
      {kind === 'newest' && '. Loading the rest...'}
    </p>
  );
}
