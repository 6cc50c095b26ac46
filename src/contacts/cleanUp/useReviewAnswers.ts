import { failureOf } from '../../firebase/remoteCall';
import { writeFailureReason } from '../../platform/remoteFailure';
import type { Decisions } from '../store/decisions/Decisions';
import { useContactSession } from '../store/useContactStore';
import type { MistakeKind } from '../model/mistakes/mistake';
import { isOff, takenCount } from './openMistakes';

/** Stores the answers of the pass. */
export function useReviewAnswers(decisions: Decisions) {
  const { notices } = useContactSession();
  const fail = (text: string) => {
    notices.show({ kind: 'error', text });
  };
  const decide = async (answers: ReadonlyMap<string, string | null>, failed: string) => {
    try {
      await decisions.decide('review', answers);
      return true;
    } catch (error) {
      fail(`${failed} ${writeFailureReason(failureOf(error))}`);
      return false;
    }
  };
  const countTaken = (kind: MistakeKind, by: number) => {
    const state = decisions.current('review');
    // The kind's entry is one of both: a count would switch the kind on again.
    if (state.kind !== 'known' || isOff(state.entries, kind)) return;
    const count = Math.max(0, takenCount(state.entries, kind) + by);
    // A lost count only affects the order of kinds.
    decisions.decide('review', new Map([[kind, String(count)]])).catch(() => undefined);
  };
  return { decide, countTaken, fail };
}
