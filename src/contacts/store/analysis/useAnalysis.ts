import { useEffect, useSyncExternalStore } from 'react';
import { useContactSession } from '../useContactStore';
import type { JudgementState } from './Judgement';

/** The possible mistakes and duplicates; the judgement starts with the first caller that wants it. */
export function useJudgement(isWanted = true): {
  state: JudgementState;
  tryAgain: () => void;
  takeArrived: () => readonly string[];
} {
  const { judgement } = useContactSession();
  useEffect(() => {
    if (isWanted) judgement.begin();
  }, [judgement, isWanted]);
  const state = useSyncExternalStore(judgement.subscribe, judgement.current);
  return { state, tryAgain: judgement.begin, takeArrived: judgement.takeArrived };
}
