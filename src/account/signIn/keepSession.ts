import {
  browserSessionPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  setPersistence,
} from 'firebase/auth';
import { auth, sessionKeeping } from '../../firebase/auth';
import { withinLimit } from '../../firebase/remoteCall';
import { readStored, writeStored } from '../../storage/browserStorage';

/** Whether people stay signed in on this computer, as it was last chosen here (R15.43). It stays after a log-out. */
export function staysSignedIn(): boolean {
  return readStored('LOCAL', 'staySignedIn') !== 'no';
}

export function rememberStay(stays: boolean): void {
  writeStored('LOCAL', 'staySignedIn', stays ? null : 'no');
}

/**
 * Call it before a sign-in. The session is then kept in this browser or in this tab, or in memory if the browser is
 * full (R15.27). Rejects if its storage does not answer.
 */
export async function keepSession(stays = staysSignedIn()): Promise<void> {
  const keeping = sessionKeeping();
  if (keeping === 'NONE') return;
  if (!stays) await setPersistence(auth, browserSessionPersistence);
  else if (!(await withinLimit(hasRoom(), 5_000))) await setPersistence(auth, inMemoryPersistence);
  else if (keeping === 'SESSION') await setPersistence(auth, indexedDBLocalPersistence);
}

/**
 * Whether the browser's database has room. A full one says so only when it commits a write, and the SDK does
 * not wait for that: it would sign in, find nothing stored, and sign out.
 */
function hasRoom(): Promise<boolean> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') {
      resolve(true);
      return;
    }
    const name = 'cardfile.room';
    const opening = indexedDB.open(name);
    let isWritten = false;
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(name).put(name, name);
      isWritten = true;
    };
    opening.onsuccess = () => {
      opening.result.close();
      indexedDB.deleteDatabase(name);
      resolve(true);
    };
    opening.onerror = () => {
      // The SDK itself skips a database that cannot be opened.
      resolve(!isWritten);
    };
  });
}
