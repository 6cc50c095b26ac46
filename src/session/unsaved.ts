import { draftLock, hasDrafts, tabLocks } from './draftStore';

/** Unsaved texts that a log-out asks about (R15.24). */
export interface Question {
  /** In this tab, not in another one. */
  isHere: boolean;
}

/** What a log-out of this user asks about; `null` if nothing is unsaved. */
export async function questionFor(uid: string): Promise<Question | null> {
  if (hasDrafts(uid)) return { isHere: true };
  const locks = await tabLocks()?.query();
  const isElsewhere = locks?.held?.some(({ name }) => name === draftLock(uid));
  return isElsewhere ? { isHere: false } : null;
}
