import { UsersRound } from 'lucide';
import { useRef, useState, useSyncExternalStore } from 'react';
import { failureReason } from '../../lib/remoteFailure';
import { formatCount } from '../../lib/text';
import { Button, TryAgainButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { useDecisions } from '../decisions/useDecisions';
import type { Verdict } from '../judge/Judge';
import { useContactStore } from '../store/useContactStore';
import { openGroups, type Group } from './groups';
import { SameGroup } from './SameGroup';
import styles from './SamePeople.module.css';
import { useAnswers } from './useAnswers';

const HEAPS = {
  strong: 'Most likely one person',
  maybe: 'Maybe one person',
} as const;

/** How many groups are drawn at first, and with each press of Show More. */
const STEP = 10;

/** Who may be in the list twice, to be answered group by group. */
export function SamePeople({ verdict }: { verdict: Verdict }) {
  const store = useContactStore();
  // Drawn again with each change of a contact.
  useSyncExternalStore(store.subscribe, store.current);
  const { state, decisions } = useDecisions('pairs');
  const answers = useAnswers(decisions);
  const [most, setMost] = useState(STEP);
  const top = useRef<HTMLElement>(null);
  if (state.kind === 'loading') return <Loading title="Loading what you said before..." />;
  if (state.kind === 'failed') {
    return (
      <ErrorCard message={`We couldn’t load what you said before. ${failureReason(state.failure)}`}>
        <TryAgainButton variant="primary" onTryAgain={() => void decisions.load('pairs')} />
      </ErrorCard>
    );
  }
  const groups = openGroups(verdict.pairs, state.entries, (id) => store.contact(id));
  if (groups.length === 0) return <Nobody />;
  const left = verdict.pairCount - verdict.pairs.length;
  const shown = groups.slice(0, most);
  /** The group that had the focus goes: what follows takes it. */
  const goOn = () => {
    top.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={top}
      tabIndex={-1}
      className={styles.groups}
      aria-label="Who may be in here twice"
    >
      {(['strong', 'maybe'] as const).map((heap) => {
        const count = groups.filter((group) => group.heap === heap).length;
        const own = shown.filter((group) => group.heap === heap);
        return (
          own.length > 0 && (
            <section key={heap} className={styles.heap}>
              <h2>
                {HEAPS[heap]} <span>{formatCount(count)}</span>
              </h2>
              {own.map((group) => (
                <SameGroup key={keyOf(group)} group={group} answers={answers} onAnswered={goOn} />
              ))}
            </section>
          )
        );
      })}
      {groups.length > most && (
        <Button
          className={styles.more ?? ''}
          onClick={() => {
            setMost(most + STEP);
          }}
        >
          Show More
        </Button>
      )}
      {left > 0 && (
        <p className={styles.left}>
          Many cards have much in common: {formatCount(left)} more pairs come once these are
          answered.
        </p>
      )}
    </section>
  );
}

function keyOf({ contacts }: Group): string {
  return contacts.map(({ id }) => id).join(' ');
}

function Nobody() {
  return (
    <EmptyState icon={UsersRound} title="Nobody seems to be in here twice">
      Two cards of one person show up here when their names agree and one more thing is the same:
      the email, a phone of their own, the address or the company.
    </EmptyState>
  );
}
