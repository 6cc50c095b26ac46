import { useEffect, useSyncExternalStore } from 'react';
import type { DecisionPart } from '../../../firebase/collections';
import { oneFor } from '../../../platform/oneFor';
import type { ContactStore } from '../ContactStore';
import { useContactStore } from '../useContactStore';
import { Decisions, type DecisionsState } from './Decisions';

/** The decisions of each session; they end with it. */
const decisionsOf = oneFor(({ uid, over }: ContactStore) => new Decisions(uid, over));

/** The decisions of one part, loaded once they are wanted (`isWanted`). */
export function useDecisions(
  part: DecisionPart,
  isWanted = true,
): { state: DecisionsState; decisions: Decisions } {
  const decisions = decisionsOf(useContactStore());
  useEffect(() => {
    if (isWanted) void decisions.load(part);
  }, [decisions, part, isWanted]);
  const state = useSyncExternalStore(decisions.subscribe, () => decisions.current(part));
  return { state, decisions };
}
