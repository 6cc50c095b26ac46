import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/text';
import { useDecisions } from '../decisions/useDecisions';
import { useJudgement } from '../judge/useJudgement';
import { openGroups } from '../same/groups';
import { useArrivals } from '../same/useArrivals';
import { useContactStore } from '../store/useContactStore';
import { contactsIn } from './openMistakes';
import styles from './ReviewLink.module.css';
import { useOpenMistakes } from './useOpenMistakes';

/** The link to what needs a look, with the number of contacts; without any, the link to possible duplicates. */
export function ReviewLink() {
  const store = useContactStore();
  const { state, takeArrived } = useJudgement();
  useArrivals(state, takeArrived);
  const { groups, state: review } = useOpenMistakes(state);
  const count = contactsIn(groups);
  const isRead =
    state.kind === 'judged' && (state.mistakes.length === 0 || review.kind === 'known');
  const pairs = isRead && count === 0 ? state.pairs.filter(({ heap }) => heap === 'strong') : [];
  const { state: answers } = useDecisions('pairs', pairs.length > 0);
  if (count > 0) {
    return (
      <Link className={styles.link} to="/needs-a-look">
        {formatCount(count)} {count === 1 ? 'needs a look' : 'need a look'}
      </Link>
    );
  }
  if (answers.kind !== 'known' || pairs.length === 0) return null;
  const twice = openGroups(pairs, answers.entries, (id) => store.contact(id)).length;
  return (
    twice > 0 && (
      <Link className={styles.link} to="/same-person">
        {formatCount(twice)} may be in here twice
      </Link>
    )
  );
}
