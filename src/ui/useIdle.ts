import { useEffect, useState } from 'react';
import { runWhenIdle } from '../platform/runWhenIdle';

/** Whether the browser was idle since this `isWanted`. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isWanted ? runWhenIdle([() => setIdle(true)]) : undefined), [isWanted]);
  return isIdle;
}
