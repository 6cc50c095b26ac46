import { ScanSearch, UsersRound } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../platform/text';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { MovedViews } from '../desk/picture/CardInPlace';
import { MISTAKE_KINDS, type MistakeKind } from '../model/mistakes/mistake';
import { DecisionsPending } from '../store/decisions/DecisionsPending';
import type { Entries } from '../store/decisions/Decisions';
import type { OpenMistake, Findings } from '../store/analysis/Analyzer';
import { useContactSession } from '../store/useContactStore';
import { MergePairs, TakeAll } from './AllDialogs';
import { pairsOf } from './allAtOnce';
import { switchKind } from './answers';
import { Desk, type Section } from './Desk';
import { GroupCard } from './GroupCard';
import { hashOf, type Group } from './groups';
import { MistakeCard } from './MistakeCard';
import { isOff, type KindSection } from './mistakes';
import { useCleanUp } from './useCleanUp';
import { usePass, type Pass, type Tab } from './usePass';

interface CleanUpProps {
  tab: Tab;
  findings: Findings;
}

/** All that is to be cleaned up, one question after the other: a text in doubt, or cards that may be of one person. */
export function CleanUp({ tab, findings }: CleanUpProps) {
  const { hash } = useLocation();
  const found = useCleanUp(hash);
  const { decisions } = useContactSession();
  const { answers, isAsked } = found[tab];
  if (answers.kind !== 'known' && isAsked) {
    const part = tab === 'look' ? 'review' : 'pairs';
    return <DecisionsPending state={answers} decisions={decisions} part={part} />;
  }
  const entries = answers.kind === 'known' ? answers.entries : new Map<string, string>();
  return tab === 'look' ? (
    <NeedsALook
      sections={found.look.sections}
      asked={hash}
      entries={entries}
      left={findings.mistakesLeft}
    />
  ) : (
    <SamePerson
      sections={found.same.sections}
      asked={hash}
      left={findings.pairCount - findings.pairs.length}
    />
  );
}

interface NeedsALookProps {
  sections: readonly KindSection[];
  /** The card whose phone is shown first (`hashOf`). */
  asked: string;
  entries: Entries;
  left: Findings['mistakesLeft'];
}

/** What scans may have misread (R15.112). */
function NeedsALook({ sections, asked, entries, left }: NeedsALookProps) {
  const session = useContactSession();
  const [taken, setTaken] = useState<readonly OpenMistake[] | null>(null);
  const [moved] = useState<MovedViews>(() => new Map());
  const all = sections.flatMap(({ questions }) => questions);
  const pass = usePass('look', all);
  const isAsked = (one: OpenMistake) => one.field === 'phone' && hashOf(one.contactId) === asked;
  useShowAsked(asked, pass, all.find(isAsked));
  const { current, edited } = pass;
  const editing = edited ?? (current && pass.typedFor(current) !== null ? current : null);
  const shown = editing ?? current;
  const off = (Object.keys(MISTAKE_KINDS) as MistakeKind[]).filter((kind) => isOff(entries, kind));
  const isOn = ([kind]: [MistakeKind, number]) => !off.includes(kind);
  return (
    <Desk
      {...{ pass, sections, shown }}
      isTyping={editing !== null}
      left={[...left].filter(isOn).reduce((sum, [, count]) => sum + count, 0)}
      card={
        shown ? (
          <MistakeCard
            key={shown.key}
            {...{ question: shown, pass, moved }}
            isEditing={!!editing}
          />
        ) : (
          <EmptyState icon={ScanSearch} title="Nothing needs a look">
            What a scan misread shows up here where your contacts give it away. A digit read as
            another digit doesn’t: check numbers against the card.
          </EmptyState>
        )
      }
      actionsOf={({ key, questions, isMostlyRight }) => (
        <>
          {key === 'capitals' && questions.length > 1 && (
            <Button onClick={() => setTaken(questions)}>
              {`Fix all ${formatCount(questions.length)}`}
            </Button>
          )}
          {isMostlyRight && (
            <p>
              <span>You mostly say these are right.</span>
              <Button variant="quiet" onClick={() => switchKind(session, key, false)}>
                Stop Asking
              </Button>
            </p>
          )}
        </>
      )}
    >
      {off.map((kind) => (
        <p key={kind}>
          <span>{`${MISTAKE_KINDS[kind].name}: switched off.`}</span>
          <Button variant="quiet" onClick={() => switchKind(session, kind, true)}>
            Ask Again
          </Button>
        </p>
      ))}
      {taken && <TakeAll mistakes={taken} onClose={() => setTaken(null)} />}
    </Desk>
  );
}

/** Shows what a hash asks for, once for each hash. */
function useShowAsked<Each extends OpenMistake | Group>(
  asked: string,
  pass: Pass<Each>,
  question: Each | undefined,
) {
  const show = useEffectEvent(() => {
    if (question) pass.show(question);
  });
  useEffect(() => show(), [asked]);
}

interface SamePersonProps {
  sections: readonly (Section<Group> & { key: 'strong' | 'maybe' })[];
  /** The card of which the group is shown first (`hashOf`). */
  asked: string;
  left: number;
}

/** Who may be in here twice (R15.114). */
function SamePerson({ sections, asked, left }: SamePersonProps) {
  const [merging, setMerging] = useState<ReturnType<typeof pairsOf> | null>(null);
  const all = sections.flatMap(({ questions }) => questions);
  const pass = usePass('same', all);
  const { current } = pass;
  useShowAsked(
    asked,
    pass,
    all.find(({ contacts }) => contacts.some(({ id }) => hashOf(id) === asked)),
  );
  return (
    <Desk
      {...{ pass, sections }}
      shown={current}
      left={all.length > 0 ? left : 0}
      card={
        current ? (
          <GroupCard key={current.key} {...{ group: current, pass }} />
        ) : (
          <EmptyState icon={UsersRound} title="Nobody seems to be in here twice">
            Two cards of one person show up here when their names agree and one more thing is the
            same: the email, a phone of their own, the address or the company.
          </EmptyState>
        )
      }
      actionsOf={({ key, questions }) => {
        const found = pairsOf(questions);
        return (
          key === 'strong' &&
          found.pairs.length > 1 && (
            <Button onClick={() => setMerging(found)}>
              {`Merge all ${formatCount(found.pairs.length)}`}
            </Button>
          )
        );
      }}
    >
      {merging && <MergePairs {...merging} onClose={() => setMerging(null)} />}
    </Desk>
  );
}
