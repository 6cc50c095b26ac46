import { copyOwner } from './choice';
import type { Copied } from './storedCopy';

let reading: Promise<void> | undefined;
let found: Copied | null = null;

/** Starts to read the copy, once in each load of the site; settles when it is read or takes too long. */
export function readCopy(): Promise<void> | undefined {
  const uid = copyOwner();
  if (uid) {
    reading ??= import('./storedCopy')
      .then(async ({ loadCopy }) => {
        found = await loadCopy(uid);
      })
      // Without its code or a database the list is loaded from the network.
      .catch(() => {});
  }
  return reading;
}

/** Replaces a value that was taken out of it, where it is still there. */
export function putCopied(uid: string, name: string, value: unknown): void {
  if (found?.uid === uid) found.values[name] = value;
}

/** The session is over: nothing of its copy stays in memory. */
export function dropCopied(): void {
  found = null;
}

/** Takes a value out of the copy of `uid`; undefined if there is none, or the copy is no longer theirs. */
export function takeCopied(uid: string, name: string): unknown {
  if (found?.uid !== uid || copyOwner() !== uid) return undefined;
  const { [name]: value, ...others } = found.values;
  found = { uid, values: others };
  return value;
}
