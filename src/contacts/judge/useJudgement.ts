import { useEffect, useSyncExternalStore } from 'react';
import { oneFor } from '../../lib/oneFor';
import type { ContactStore } from '../store/ContactStore';
import { useContactStore } from '../store/useContactStore';
import { Judgement, type JudgementState } from './Judgement';

/** The judgement of each session's contacts. It goes with them. */
const judgementOf = oneFor((store: ContactStore) => new Judgement(store));

/** What may be misread in the contacts, and who may be in there twice; the look begins with the first caller. */
export function useJudgement(): {
  state: JudgementState;
  tryAgain: () => void;
  takeArrived: () => readonly string[];
} {
  const judgement = judgementOf(useContactStore());
  useEffect(() => {
    judgement.begin();
  }, [judgement]);
  const state = useSyncExternalStore(judgement.subscribe, judgement.current);
  return { state, tryAgain: judgement.begin, takeArrived: judgement.takeArrived };
}
