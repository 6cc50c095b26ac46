import { useMemo, useSyncExternalStore } from 'react';
import type { SamePair } from '../model/same/samePair';
import type { DecisionsState } from '../store/decisions/Decisions';
import { useDecisions } from '../store/decisions/useDecisions';
import type { JudgedMistake } from '../store/judge/Judge';
import { useJudgement } from '../store/judge/useJudgement';
import { useContactStore } from '../store/useContactStore';
import { hashOf, openGroups } from './groups';
import { openMistakes } from './openMistakes';

const NO_MISTAKES: readonly JudgedMistake[] = [];
const NO_PAIRS: readonly SamePair[] = [];

/** All that is to be cleaned up: texts in doubt by kind, and groups of cards. Those of `asked` (`hashOf`) come first. */
export function useCleanUp(asked = '') {
  const store = useContactStore();
  // Drawn again with each change of a contact.
  const list = useSyncExternalStore(store.subscribe, store.current);
  const { state } = useJudgement();
  const { mistakes, pairs } =
    state.kind === 'judged' ? state : { mistakes: NO_MISTAKES, pairs: NO_PAIRS };
  const { state: review, decisions } = useDecisions('review', mistakes.length > 0);
  const { state: same } = useDecisions('pairs', pairs.length > 0);
  const right = review.kind === 'known' ? review.entries : null;
  const answered = same.kind === 'known' ? same.entries : null;
  const kinds = useMemo(
    () => (right ? openMistakes(mistakes, right, (id) => store.contact(id)) : []),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The contacts of the store are those of `list`.
    [store, list, mistakes, right],
  );
  const groups = useMemo(() => {
    const isAsked = (id: string) => hashOf(id) === asked;
    const open = answered ? openGroups(pairs, answered, (id) => store.contact(id), isAsked) : [];
    const first = open.filter(({ contacts }) => contacts.some(({ id }) => isAsked(id)));
    return [...new Set([...first, ...open])];
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The contacts of the store are those of `list`.
  }, [store, list, pairs, answered, asked]);
  const isRead = (found: number, { kind }: DecisionsState) => found === 0 || kind !== 'loading';
  const isKnown =
    state.kind === 'judged' && isRead(mistakes.length, review) && isRead(pairs.length, same);
  return {
    kinds,
    groups,
    review,
    same,
    decisions,
    /** How many there are of each, once that is known. */
    counts: isKnown
      ? {
          look: kinds.reduce((sum, kind) => sum + kind.mistakes.length, 0),
          same: groups.length,
        }
      : null,
  };
}
