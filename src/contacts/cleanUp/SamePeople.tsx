import { UsersRound } from 'lucide';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount, counted } from '../../platform/text';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { DecisionsPending } from '../store/decisions/DecisionsPending';
import type { Verdict } from '../store/judge/Judge';
import { useContactSession } from '../store/useContactStore';
import type { Group } from './groups';
import { pairsOf, type Pair, mergePairsAndTell } from './mergePairsAndTell';
import { SameGroup } from './SameGroup';
import { useAnswers } from './useAnswers';
import { useCleanUp } from './useCleanUp';
import { formatDate } from '../../platform/dates';
import { listed } from '../model/sentences';
import { shownName, type Contact } from '../model/contact';
import { PreviewDialog } from '../../ui/PreviewDialog';
import styles from './SamePeople.module.css';

const CONFIDENCES = {
  strong: 'Most likely one person',
  maybe: 'Maybe one person',
} as const;

const GROUPS_AT_ONCE = 10;

/** The possible duplicates, to answer group by group. */
export function SamePeople({ verdict }: { verdict: Verdict }) {
  const { hash } = useLocation();
  const { groups, same: state, decisions } = useCleanUp(hash);
  const answers = useAnswers(decisions);
  const [most, setMost] = useState(GROUPS_AT_ONCE);
  const [asked, setAsked] = useState<ReturnType<typeof pairsOf> | null>(null);
  if (state.kind !== 'known' && verdict.pairs.length > 0) {
    return <DecisionsPending state={state} decisions={decisions} part="pairs" />;
  }
  const found = pairsOf(groups);
  const left = groups.length > 0 ? verdict.pairCount - verdict.pairs.length : 0;
  const shown = groups.slice(0, most);
  // Groups as sure as the one in the address come first.
  const confidences = new Set(groups.map(({ confidence }) => confidence));
  return (
    <section className={styles.groups} data-scope="groups" aria-label="Who may be in here twice">
      {groups.length === 0 ? (
        <Nobody />
      ) : (
        <p className={styles.hint}>
          “Keep one” fills the blanks of the card that stays, puts what differs into its notes, and
          moves the others to Recently Deleted.
        </p>
      )}
      {[...confidences].map((confidence) => {
        const count = groups.filter((group) => group.confidence === confidence).length;
        const own = shown.filter((group) => group.confidence === confidence);
        return (
          own.length > 0 && (
            <section key={confidence} className={styles.confidence}>
              <div className={styles.head}>
                <h2>
                  <span>{CONFIDENCES[confidence]}</span> <span>{formatCount(count)}</span>
                </h2>
                {confidence === 'strong' && found.pairs.length > 1 && (
                  <Button onClick={() => setAsked(found)}>
                    {`Merge all ${formatCount(found.pairs.length)}`}
                  </Button>
                )}
              </div>
              {own.map((group) => (
                <SameGroup key={keyOf(group)} group={group} answers={answers} />
              ))}
            </section>
          )
        );
      })}
      {asked && <MergePairs {...asked} onClose={() => setAsked(null)} />}
      {groups.length > most && (
        <Button className={styles.more ?? ''} onClick={() => setMost(most + GROUPS_AT_ONCE)}>
          Show More
        </Button>
      )}
      {left > 0 && (
        <p className={styles.left}>
          {`Many cards have much in common: ${formatCount(left)} more pairs come once these are answered.`}
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

interface MergePairsProps {
  pairs: readonly Pair[];
  tooLong: readonly Pair[];
  onClose: () => void;
}

/** Lists each pair with the card that stays and the one that goes, before one of each is kept (R15.118). */
function MergePairs({ pairs, tooLong, onClose }: MergePairsProps) {
  const session = useContactSession();
  return (
    <PreviewDialog
      title={`Merge ${counted(pairs.length, 'pair', 'pairs')} into one card each?`}
      body="The newer card stays. Its blanks are filled, and what differs goes to its notes. The other one goes to Recently Deleted."
      label="Pairs"
      rows={pairs.map(({ kept, other }) => ({
        id: kept.id,
        name: shownName(kept.name),
        lines: [`Stays: ${cardText(kept)}`, `Goes: ${cardText(other)}`],
      }))}
      confirmLabel="Merge All"
      onConfirm={() => void mergePairsAndTell(session, pairs)}
      onClose={onClose}
    >
      {tooLong.length > 0 && (
        <p>
          {`Left out: ${listed(tooLong.map(({ kept }) => kept))}. Their notes would be too long for one card.`}
        </p>
      )}
    </PreviewDialog>
  );
}

function cardText({ createdAt, title, company }: Contact): string {
  const card = createdAt ? `card of ${formatDate(createdAt)}` : 'card without a date';
  return [card, title, company].filter(Boolean).join(', ');
}
