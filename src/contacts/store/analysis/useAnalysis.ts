import { useEffect, useSyncExternalStore } from 'react';
import { useContactSession } from '../useContactStore';
import type { AnalysisState } from './Analysis';

/** The possible mistakes and duplicates; the analysis starts with the first caller that wants it. */
export function useAnalysis(isWanted = true): {
  state: AnalysisState;
  tryAgain: () => void;
  takeArrived: () => readonly string[];
} {
  const { analysis } = useContactSession();
  useEffect(() => {
    if (isWanted) analysis.begin();
  }, [analysis, isWanted]);
  const state = useSyncExternalStore(analysis.subscribe, analysis.current);
  return { state, tryAgain: analysis.begin, takeArrived: analysis.takeArrived };
}
