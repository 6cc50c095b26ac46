import { hashOf } from '../../lib/fingerprint';
import { copyOwner } from '../../session/copy/choice';
import { readCopied, saveCopy } from '../../session/copy/storedCopy';
import type { Program } from './layouts';

/** Among what the browser keeps for a user: what each program has been given. */
const nameFor = (program: Program) => `handed over to ${program}`;

/**
 * The marks of the lines that `program` has been given (R15.123). They are kept with the copy of the list, and go
 * with it; empty where no copy is kept.
 */
export async function readHandedOver(uid: string, program: Program): Promise<ReadonlySet<number>> {
  const kept = copyOwner() === uid ? await readCopied(uid, nameFor(program)) : undefined;
  return new Set(kept instanceof Float64Array ? kept : []);
}

/** Keeps `marks` for `program`, where a copy is kept and the browser has room. Never rejects. */
export async function keepHandedOver(
  uid: string,
  program: Program,
  marks: ReadonlySet<number>,
): Promise<void> {
  if (copyOwner() !== uid) return;
  await saveCopy(uid, { [nameFor(program)]: Float64Array.from(marks) }).catch(() => {});
}

/** A number for a contact's line as it is now: two lines with one mark are as good as impossible. */
export function markOf(id: string, line: string): number {
  return hashOf(`${id}\n${line}`);
}
