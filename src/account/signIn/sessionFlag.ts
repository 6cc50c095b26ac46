/** Where it is kept: in this browser, or in this tab. build/startScript.ts looks there too. */
export const FLAG = 'cardfile.session';

/** Where a session is kept that outlives its page: in this browser, or in this tab. */
export type Place = 'LOCAL' | 'SESSION';

/**
 * Whether somebody is signed in as far as this browser knows: a mark that names nobody. The service drops
 * a session that it no longer accepts without a word; the mark then tells that there was one.
 */
export function hasSignedInFlag(): boolean {
  return (flagAt('SESSION') ?? flagAt('LOCAL')) !== null;
}

/** `open`, or `ENDING` while a session that has ended may still be stored there; else `null`. */
export function flagAt(place: Place): string | null {
  try {
    return storageAt(place).getItem(FLAG);
  } catch {
    return null;
  }
}

/** `null` where there is no session. */
export function setFlagAt(place: Place, flag: 'open' | 'ENDING' | null): void {
  try {
    if (flag) storageAt(place).setItem(FLAG, flag);
    else storageAt(place).removeItem(FLAG);
  } catch {
    // Without storage there is no session to come back to either.
  }
}

function storageAt(place: Place): Storage {
  return place === 'LOCAL' ? localStorage : sessionStorage;
}

/** Calls `listener` when another tab signs somebody in. Returns how to stop listening. */
export function onFlagSetElsewhere(listener: () => void): () => void {
  const hearStorage = ({ key, newValue }: StorageEvent) => {
    if (key === FLAG && newValue === 'open') listener();
  };
  window.addEventListener('storage', hearStorage);
  return () => {
    window.removeEventListener('storage', hearStorage);
  };
}
