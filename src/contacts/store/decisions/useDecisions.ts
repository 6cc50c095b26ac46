import { useEffect, useSyncExternalStore } from 'react';
import type { DecisionPart } from '../../../firebase/collections';
import { useContactSession } from '../useContactStore';
import type { Decisions, DecisionsState } from './Decisions';

/** The decisions of one part, loaded once they are wanted (`isWanted`). */
export function useDecisions(
  part: DecisionPart,
  isWanted = true,
): { state: DecisionsState; decisions: Decisions } {
  const { decisions } = useContactSession();
  useEffect(() => {
    if (isWanted) void decisions.load(part);
  }, [decisions, part, isWanted]);
  const state = useSyncExternalStore(decisions.subscribe, () => decisions.current(part));
  return { state, decisions };
}
