import { readStored, STORED, writeStored } from '../../platform/storage/browserStorage';
import { endWorker } from '../worker/endWorker';

/** The name of the database with the copied contacts. */
export const COPY = STORED.copy;

/** Prefix of a uid whose user switched the copy off in this browser. */
const OFF = 'OFF ';

/** Prefix of the next choice until the database is deleted. */
const ENDING = 'ENDING ';

/** The uid whose contacts are copied to this computer (R15.22); `null` for nobody. */
export function copyOwner(): string | null {
  const choice = storedChoice();
  return choice && !choice.startsWith(ENDING) && !choice.startsWith(OFF) ? choice : null;
}

/** `uid` signed in with a kept session. Keeps a copy unless it is off here, and removes anybody else's (R15.81). */
export function startCopy(uid: string): void {
  setChoice(storedChoice()?.endsWith(OFF + uid) ? OFF + uid : uid);
}

/** This browser keeps no session. Removes the copy, the worker and the choice, whichever of them is there. */
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

function storeChoice(choice: string): void {
  writeStored('LOCAL', 'copy', choice || null);
}

// Deletes the old copy first, and the worker with the last session. They are looked for, not known: the choice may be
// lost without them. If the database is silent, a later page continues.
function setChoice(next: string): void {
  const choice = storedChoice() ?? '';
  const isKept = next !== '';
  if (isKept && choice === next) return;
  if (isKept && (choice === '' || choice.startsWith(OFF))) {
    storeChoice(next);
    return;
  }
  // Without a choice there is nothing to be marked: each start without a session looks.
  if (choice !== '') storeChoice(ENDING + next);
  void Promise.all([deleteCopy(), isKept || endWorker()]).then(() => {
    // Another tab may have chosen something else since.
    const now = storedChoice();
    if (now?.startsWith(ENDING)) storeChoice(now.slice(ENDING.length));
  });
}

/** Never settles if the browser refuses or is silent. */
function deleteCopy(): Promise<void> {
  return new Promise((resolve) => {
    try {
      if (typeof indexedDB === 'undefined') resolve();
      else indexedDB.deleteDatabase(COPY).onsuccess = () => resolve();
    } catch {
      // Refused to this page: a later one may be allowed to.
    }
  });
}
