import { withinLimit } from '../firebase/remoteCall';
import { draftLock, hasDrafts, tabLocks } from './draftStore';

/** Unsaved texts that a log-out asks about (R15.24). */
export interface Question {
  isHere: boolean;
}

/** In ms: how long the browser may take to list its locks. */
const SILENCE = 1_000;

/** What a log-out of this user asks about; `null` if nothing is unsaved. */
export async function questionFor(uid: string): Promise<Question | null> {
  if (hasDrafts(uid)) return { isHere: true };
  return (await isHeldElsewhere(draftLock(uid))) ? { isHere: false } : null;
}

/** A browser that does not say holds up no log-out: what another tab has typed stays there in any case. */
async function isHeldElsewhere(lock: string): Promise<boolean> {
  const locks = tabLocks();
  if (!locks) return false;
  const answer = await withinLimit(locks.query(), SILENCE).catch(() => null);
  return answer?.held?.some(({ name }) => name === lock) ?? false;
}
