import { useSyncExternalStore } from 'react';
import type { Decisions, DecisionsState } from '../store/decisions/Decisions';
import { useDecisions } from '../store/decisions/useDecisions';
import type { JudgementState } from '../store/judge/Judgement';
import { useContactStore } from '../store/useContactStore';
import { openMistakes, type KindGroup } from './openMistakes';

/** The unanswered mistakes of a judgement, and the decisions about the others. */
export function useOpenMistakes(judgement: JudgementState): {
  groups: readonly KindGroup[];
  state: DecisionsState;
  decisions: Decisions;
} {
  const store = useContactStore();
  // Drawn again with each change of a contact.
  useSyncExternalStore(store.subscribe, store.current);
  const mistakes = judgement.kind === 'judged' ? judgement.mistakes : [];
  const { state, decisions } = useDecisions('review', mistakes.length > 0);
  const groups =
    state.kind === 'known' ? openMistakes(mistakes, state.entries, (id) => store.contact(id)) : [];
  return { groups, state, decisions };
}
