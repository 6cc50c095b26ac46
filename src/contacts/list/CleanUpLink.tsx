import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../platform/text';
import { CLEAN_UP } from '../../routes';
import { useArrivals } from '../cleanUp/useArrivals';
import { useCleanUp } from '../cleanUp/useCleanUp';
import styles from './CleanUpLink.module.css';

interface CleanUpLinkProps {
  /** Whether the contacts may be analyzed: all are here, and the browser is idle. */
  isIdle: boolean;
}

/** The way to Clean Up, with the number of all that it will show. Its place is kept until that is known. */
export const CleanUpLink = memo(function CleanUpLink({ isIdle }: CleanUpLinkProps) {
  return <span className={styles.place}>{isIdle && <Counted />}</span>;
});

function Counted() {
  useArrivals();
  const { counts } = useCleanUp();
  if (!counts || counts.look + counts.same === 0) return null;
  return (
    <Link className={styles.link} to={counts.look > 0 ? CLEAN_UP.look : CLEAN_UP.same}>
      {`${formatCount(counts.look + counts.same)} to clean up`}
    </Link>
  );
}
