import { copyOwner } from './choice';
import type { Copied } from './storedCopy';

let reading: Promise<void> | undefined;
let found: Copied | null = null;

/** Begins to read the copy, once in each load of the site; settles when it is here, or takes too long. */
export function readCopy(): Promise<void> | undefined {
  const uid = copyOwner();
  if (uid) {
    reading ??= import('./storedCopy')
      .then(async ({ loadCopy }) => {
        found = await loadCopy(uid);
      })
      // Its code did not come, or the browser has no database: the list is loaded.
      .catch(() => {});
  }
  return reading;
}

/** A value of the copy of `uid`, once; undefined where there is none, or where the copy is no longer theirs. */
export function takeCopied(uid: string, name: string): unknown {
  if (found?.uid !== uid || copyOwner() !== uid) return undefined;
  const { [name]: value, ...others } = found.values;
  found = { uid, values: others };
  return value;
}
