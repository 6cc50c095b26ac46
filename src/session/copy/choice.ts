import { readStored, STORED, writeStored } from '../../storage/browserStorage';
import { endWorker } from '../worker/endWorker';

/** The database that holds the contacts. */
export const COPY = STORED.copy;

/** Before the uid of somebody who has switched the copy off in this browser. */
const OFF = 'OFF ';

/** Before what follows, until the database is deleted. */
const ENDING = 'ENDING ';

/** What an earlier visit stored for a user: values by name. */
export interface Copied {
  uid: string;
  values: Record<string, unknown>;
}

let reading: Promise<void> | undefined;
let found: Copied | null = null;

/** Whose contacts are kept on this computer (R15.22); `null` for nobody's. */
export function copyOwner(): string | null {
  const choice = storedChoice();
  return choice && !choice.startsWith(ENDING) && !choice.startsWith(OFF) ? choice : null;
}

/**
 * `uid` is signed in with a session that this browser keeps. Their contacts are kept with it, unless they have
 * switched that off here; nobody else's stay (R15.81).
 */
export function startCopy(uid: string): void {
  setChoice(storedChoice()?.endsWith(OFF + uid) ? OFF + uid : uid);
}

/** Nobody is signed in with a session that this browser keeps. The choice goes too. */
export function endCopy(): void {
  setChoice('');
}

/** The switch on the profile of `uid`, whose session this browser keeps. */
export function switchCopy(uid: string, isOn: boolean): void {
  setChoice(isOn ? uid : OFF + uid);
}

/** Whether this browser keeps a session, with a copy or without. */
export function isSessionKept(): boolean {
  return !(storedChoice() ?? ENDING).startsWith(ENDING);
}

function storedChoice(): string | null {
  return readStored('LOCAL', 'copy');
}

/** A browser that remembers nothing keeps no copy. */
function storeChoice(choice: string): void {
  writeStored('LOCAL', 'copy', choice || null);
}

/**
 * Deletes a copy that is there first, and at the end the worker too. Where the database does not answer, a later page
 * goes on with that.
 */
function setChoice(next: string): void {
  const choice = storedChoice() ?? '';
  if (choice === next) return;
  if (choice === '' || (choice.startsWith(OFF) && next !== '')) {
    storeChoice(next);
    return;
  }
  storeChoice(ENDING + next);
  const onDeleted = async () => {
    if (next === '') await endWorker();
    // Another tab may have chosen something else since.
    const now = storedChoice();
    if (now?.startsWith(ENDING)) storeChoice(now.slice(ENDING.length));
  };
  try {
    if (typeof indexedDB === 'undefined') void onDeleted();
    else indexedDB.deleteDatabase(COPY).onsuccess = () => void onDeleted();
  } catch {
    // Refused to this page: a later one may be allowed to.
  }
}

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
