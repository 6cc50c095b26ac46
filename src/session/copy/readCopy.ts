import { copyOwner } from './choice';
import type { Copied } from './storedCopy';

/** What is in memory of the copy: of one session, in which it is read once. */
interface Read extends Copied {
  done: Promise<void>;
}

let read: Read | null = null;

/** Starts to read the copy, once in each session; settles when it is read or takes too long. */
export function readCopy(): Promise<void> | undefined {
  const uid = copyOwner();
  if (uid && read?.uid !== uid) {
    const own: Read = { uid, values: {}, done: Promise.resolve() };
    own.done = import('./storedCopy')
      .then(async ({ loadCopy }) => {
        own.values = (await loadCopy(uid)).values;
      })
      // Without its code or a database the list is loaded from the network.
      .catch(() => {});
    read = own;
  }
  return read?.done;
}

/** Replaces a value that was taken out of it, where it is still there. */
export function putCopied(uid: string, name: string, value: unknown): void {
  if (read?.uid === uid) read.values[name] = value;
}

/** The session is over: nothing of its copy stays in memory, and the next session reads its own. */
export function dropCopied(): void {
  read = null;
}

/** Takes a value out of the copy of `uid`; undefined if there is none, or the copy is no longer theirs. */
export function takeCopied(uid: string, name: string): unknown {
  if (read?.uid !== uid || copyOwner() !== uid) return undefined;
  const { [name]: value, ...others } = read.values;
  read.values = others;
  return value;
}
