import { hashOf } from '../../platform/fingerprint';
import { copyOwner } from '../../session/copy/choice';
import { readCopied, saveCopy } from '../../session/copy/storedCopy';
import type { Program } from './layouts';

/** What a program last got: the hash of each contact's line by the hash of the contact's id. */
export type HandedOver = ReadonlyMap<number, number>;

/** The name in the copy: what each program got, as alternating hashes of ids and lines. */
const nameFor = (program: Program) => `lines of ${program}`;

/** What `program` last got (R15.123). It is stored with the copy of the list; empty without one. */
export async function readHandedOver(uid: string, program: Program): Promise<HandedOver> {
  const kept = copyOwner() === uid ? await readCopied(uid, nameFor(program)) : undefined;
  const hashes = kept instanceof Float64Array ? kept : new Float64Array();
  const given = new Map<number, number>();
  for (let at = 0; at < hashes.length; at += 2) given.set(hashes[at] ?? 0, hashes[at + 1] ?? 0);
  return given;
}

/** Stores what `program` got, if a copy is kept and the browser has room. Never rejects. */
export async function keepHandedOver(
  uid: string,
  program: Program,
  given: HandedOver,
): Promise<void> {
  if (copyOwner() !== uid) return;
  await saveCopy(uid, { [nameFor(program)]: Float64Array.from([...given].flat()) }).catch(() => {});
}

/** A contact's line in a file, as it is kept. */
export function handedOverLine(id: string, line: string): [idHash: number, lineHash: number] {
  return [hashOf(id), hashOf(line)];
}
