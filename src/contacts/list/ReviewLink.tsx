import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../platform/text';
import { useDecisions } from '../store/decisions/useDecisions';
import { useJudgement } from '../store/judge/useJudgement';
import { openGroups } from '../same/groups';
import { useArrivals } from '../same/useArrivals';
import { useContactStore } from '../store/useContactStore';
import { contactsIn, useOpenMistakes } from '../review/openMistakes';
import styles from './ReviewLink.module.css';

/** Links to what needs a look and to possible duplicates. Kept while the list is drawn: to count takes milliseconds. */
export const ReviewLink = memo(function ReviewLink() {
  const store = useContactStore();
  const { state, takeArrived } = useJudgement();
  useArrivals(state, takeArrived);
  const { groups, state: review } = useOpenMistakes(state);
  const count = contactsIn(groups);
  const pairs =
    state.kind === 'judged' ? state.pairs.filter(({ confidence }) => confidence === 'strong') : [];
  const { state: answers } = useDecisions('pairs', pairs.length > 0);
  // Not before the other link, which would move it.
  const isRead =
    state.kind === 'judged' && (state.mistakes.length === 0 || review.kind !== 'loading');
  const entries = isRead && answers.kind === 'known' ? answers.entries : null;
  const twice = entries ? openGroups(pairs, entries, (id) => store.contact(id)).length : 0;
  return (
    <>
      {count > 0 && (
        <Link className={styles.link} to="/needs-a-look">
          {`${formatCount(count)} ${count === 1 ? 'needs a look' : 'need a look'}`}
        </Link>
      )}
      {twice > 0 && (
        <Link className={styles.link} to="/same-person">
          {`${formatCount(twice)} may be in here twice`}
        </Link>
      )}
    </>
  );
});
