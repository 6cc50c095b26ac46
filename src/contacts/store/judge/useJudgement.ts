import { useEffect, useSyncExternalStore } from 'react';
import { oneFor } from '../../../platform/oneFor';
import type { ContactStore } from '../ContactStore';
import { useContactStore } from '../useContactStore';
import { Judgement, type JudgementState } from './Judgement';

/** The judgement of each session's contacts; it ends with the session. */
const judgementOf = oneFor((store: ContactStore) => new Judgement(store));

/** The possible mistakes and duplicates; the judgement starts with the first caller. */
export function useJudgement(): {
  state: JudgementState;
  tryAgain: () => void;
  takeArrived: () => readonly string[];
} {
  const judgement = judgementOf(useContactStore());
  useEffect(() => judgement.begin(), [judgement]);
  const state = useSyncExternalStore(judgement.subscribe, judgement.current);
  return { state, tryAgain: judgement.begin, takeArrived: judgement.takeArrived };
}
