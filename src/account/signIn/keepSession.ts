import {
  browserLocalPersistence,
  browserSessionPersistence,
  inMemoryPersistence,
  setPersistence,
} from 'firebase/auth';
import { auth, sessionKeeping } from '../../firebase/auth';
import { readStored, writeStored } from '../../platform/storage/browserStorage';

/** Whether people stay signed in on this computer, as it was last chosen here (R15.43). It stays after a log-out. */
export function staysSignedIn(): boolean {
  return readStored('LOCAL', 'staySignedIn') !== 'no';
}

export function rememberStay(stays: boolean): void {
  writeStored('LOCAL', 'staySignedIn', stays ? null : 'no');
}

/**
 * Call it before a sign-in. The session is then kept in this browser or in this tab, or in memory if the browser is
 * full (R15.27).
 */
export async function keepSession(stays = staysSignedIn()): Promise<void> {
  const keeping = sessionKeeping();
  if (keeping === 'NONE') return;
  if (!stays) await setPersistence(auth, browserSessionPersistence);
  else if (!hasRoom()) await setPersistence(auth, inMemoryPersistence);
  else if (keeping === 'SESSION') await setPersistence(auth, browserLocalPersistence);
}

/** Whether this browser has room for a session. A full one makes the SDK's sign-in fail. */
function hasRoom(): boolean {
  const isTaken = writeStored('LOCAL', 'room', ' '.repeat(SESSION_CHARACTERS));
  writeStored('LOCAL', 'room', null);
  return isTaken;
}

/** Several times what the SDK stores. */
const SESSION_CHARACTERS = 10_000;
