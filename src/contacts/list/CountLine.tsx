import { clsx } from 'clsx';
import { formatCount } from '../../platform/text';
import { useSession } from '../../session/useSession';
import { useAfterPause } from '../../ui/useAfterPause';
import { useIdle } from '../../ui/useIdle';
import { closeWords } from '../model/closeSearch';
import type { Contact } from '../model/contact';
import type { ContactList } from '../store/ContactList';
import styles from './CountLine.module.css';
import { ReviewLink } from './ReviewLink';

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
}: CountLineProps) {
  // The contacts are judged once they are all here and the browser is idle.
  const isIdle = useIdle(kind === 'all');
  const count = `${formatCount(shown)} of ${formatCount(total)} business cards`;
  const order = isRanked && shown > 1 ? 'Best match first' : '';
  const words = `${count} shown${order && `. ${order}`}`;
  return (
    <p className={clsx(styles.count, className)}>
      <span className={clsx(kind === 'newest' && styles.waiting)}>
        {`Showing ${count}${kind === 'newest' ? '. Loading the rest...' : ''}`}
      </span>
      {order && <span className={styles.order}>{order}</span>}
      {isIdle && !isPart && <ReviewLink />}
      <SaidCount words={words + closeWords(close)} total={kind === 'all' ? total : undefined} />
    </p>
  );
}

/** What the list shows, for screen readers: said when typing pauses, or arrivals do (R15.72). */
function SaidCount({ words, total }: { words: string; total: number | undefined }) {
  const { notices } = useSession();
  const said = useAfterPause(
    words,
    words,
    total,
    () => notices.current()?.notice.tellsOfAdded === true,
  );
  return (
    <span className="visuallyHidden" role="status">
      {said}
    </span>
  );
}
