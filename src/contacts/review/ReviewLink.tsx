import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/text';
import { useJudgement } from '../judge/useJudgement';
import { contactsIn } from './openMistakes';
import styles from './ReviewLink.module.css';
import { useOpenMistakes } from './useOpenMistakes';

/** How many contacts need a look, as the way there; nothing while there are none. */
export function ReviewLink() {
  const { state } = useJudgement();
  const { groups } = useOpenMistakes(state);
  const count = contactsIn(groups);
  if (count === 0) return null;
  return (
    <Link className={styles.link} to="/needs-a-look">
      {formatCount(count)} {count === 1 ? 'needs a look' : 'need a look'}
    </Link>
  );
}
