import { ScanSearch } from 'lucide';
import { formatCount } from '../../platform/text';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useKeys } from '../../ui/keys';
import { DecisionsPending } from '../store/decisions/DecisionsPending';
import type { Decisions, Entries } from '../store/decisions/Decisions';
import type { Verdict } from '../store/judge/Judge';
import { MistakeCard } from './MistakeCard';
import { KindList } from './KindList';
import { MISTAKE_KINDS, type MistakeKind } from '../model/mistakes/mistake';
import styles from './NeedsALook.module.css';
import { isOff, questionOf, type KindGroup } from './openMistakes';
import { useCleanUp } from './useCleanUp';
import { usePass } from './usePass';

/** What scans may have misread, to be put right one after the other. */
export function NeedsALook({ verdict }: { verdict: Verdict }) {
  const { kinds: groups, review: state, decisions } = useCleanUp();
  if (state.kind !== 'known') {
    // Nothing asks for the answers then. Once they are here, the pass stays: its last step can be undone.
    if (verdict.mistakes.length === 0) return <Nothing />;
    return <DecisionsPending state={state} decisions={decisions} part="review" />;
  }
  return (
    <WholePass
      groups={groups}
      decisions={decisions}
      entries={state.entries}
      mistakesLeft={verdict.mistakesLeft}
    />
  );
}

interface WholePassProps {
  groups: readonly KindGroup[];
  decisions: Decisions;
  entries: Entries;
  mistakesLeft: Verdict['mistakesLeft'];
}

function WholePass({ groups, decisions, entries, mistakesLeft }: WholePassProps) {
  const pass = usePass(groups, decisions);
  const { current, number, count, said, canUndo } = pass;
  useKeys('review', {
    // What is typed is undone by the browser, and what was done last comes first.
    undo: canUndo && !pass.isEditing && (() => !pass.isBehindNotice() && pass.undo()),
  });
  const off = (Object.keys(MISTAKE_KINDS) as MistakeKind[]).filter((kind) => isOff(entries, kind));
  const left = [...mistakesLeft]
    .filter(([kind]) => !off.includes(kind))
    .reduce((sum, [, count]) => sum + count, 0);
  return (
    <div className={styles.desk}>
      <div className={styles.work}>
        <div className={styles.bar}>
          <p className={styles.count}>
            {count > 0 && `${formatCount(number)} of ${formatCount(count)}`}
          </p>
          <p className={styles.said} role="status">
            {said}
          </p>
          <Button
            data-takes-focus=""
            variant="quiet"
            disabled={!canUndo}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => void pass.undo()}
          >
            Undo
          </Button>
        </div>
        {current ? (
          <MistakeCard key={questionOf(current)} mistake={current} pass={pass} />
        ) : (
          <Nothing />
        )}
        {left > 0 && (
          <p className={styles.left}>{`${formatCount(left)} more come once these are answered.`}</p>
        )}
      </div>
      {(count > 0 || off.length > 0) && (
        <div className={styles.all}>
          <KindList pass={pass} off={off} />
        </div>
      )}
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState icon={ScanSearch} title="Nothing needs a look">
      What a scan misread shows up here where your contacts give it away. A digit read as another
      digit doesn’t: check numbers against the card.
    </EmptyState>
  );
}
