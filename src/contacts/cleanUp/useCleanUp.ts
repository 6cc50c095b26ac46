import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SamePair } from '../model/same/samePair';
import type { DecisionsState } from '../store/decisions/Decisions';
import { useDecisions } from '../store/decisions/useDecisions';
import type { FoundMistake } from '../store/analysis/Analyzer';
import { useAnalysis } from '../store/analysis/useAnalysis';
import { useContactStore } from '../store/useContactStore';
import { CONFIDENCES, hashOf, openGroups } from './groups';
import { openMistakes } from './mistakes';

const NO_MISTAKES: readonly FoundMistake[] = [];
const NO_PAIRS: readonly SamePair[] = [];

/** All that is to be cleaned up, by tab: the questions in sections, and the answers of before. `asked`: `hashOf`. */
export function useCleanUp(asked = '') {
  const store = useContactStore();
  // Another one with each change of a contact.
  const list = useSyncExternalStore(store.subscribe, store.current);
  const { state: analysis } = useAnalysis();
  const { mistakes, pairs } =
    analysis.kind === 'done' ? analysis : { mistakes: NO_MISTAKES, pairs: NO_PAIRS };
  const { state: review } = useDecisions('review', mistakes.length > 0);
  const { state: same } = useDecisions('pairs', pairs.length > 0);
  const contactOf = useCallback(
    (id: string) => (list.kind === 'loading' ? undefined : store.contact(id)),
    [store, list],
  );
  const kinds = useMemo(
    () => (review.kind === 'known' ? openMistakes(mistakes, review.entries, contactOf) : []),
    [mistakes, review, contactOf],
  );
  const groups = useMemo(() => {
    const isAsked = (id: string) => hashOf(id) === asked;
    return same.kind === 'known' ? openGroups(pairs, same.entries, contactOf, isAsked) : [];
  }, [pairs, same, contactOf, asked]);
  const confidences = (['strong', 'maybe'] as const).map((key) => ({
    ...{ key, name: CONFIDENCES[key] },
    questions: groups.filter(({ confidence }) => confidence === key),
  }));
  const isRead = (found: number, { kind }: DecisionsState) => found === 0 || kind !== 'loading';
  const isKnown =
    analysis.kind === 'done' && isRead(mistakes.length, review) && isRead(pairs.length, same);
  return {
    look: { sections: kinds, answers: review, isAsked: mistakes.length > 0 },
    same: {
      sections: confidences.filter(({ questions }) => questions.length > 0),
      answers: same,
      isAsked: pairs.length > 0,
    },
    /** How many questions there are, once that is known. */
    counts: isKnown
      ? {
          look: kinds.reduce((sum, { questions }) => sum + questions.length, 0),
          same: groups.length,
        }
      : null,
  };
}
