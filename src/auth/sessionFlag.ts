/** Where it is kept: in this browser, or in this tab. build/startScript.ts looks there too. */
export const FLAG = 'cardfile.session';

/** How a session is kept that outlives its page. */
type Kept = 'LOCAL' | 'SESSION';

/**
 * Whether somebody is signed in as far as this browser knows: a mark that names nobody. The service drops
 * a session that it no longer accepts without a word; the mark then tells that there was one.
 */
export function hasSignedInFlag(): boolean {
  return signedInFlag() !== null;
}

/** `open`, or `ENDING` while a session that has ended may still be stored; else `null`. */
export function signedInFlag(): string | null {
  try {
    return sessionStorage.getItem(FLAG) ?? localStorage.getItem(FLAG);
  } catch {
    return null;
  }
}

/** `null` where there is no session. */
export function setSignedInFlag(keeping: Kept | 'ENDING' | null): void {
  try {
    sessionStorage.removeItem(FLAG);
    if (!keeping) localStorage.removeItem(FLAG);
    else if (keeping === 'ENDING') localStorage.setItem(FLAG, keeping);
    else (keeping === 'SESSION' ? sessionStorage : localStorage).setItem(FLAG, 'open');
  } catch {
    // Without storage there is no session to come back to either.
  }
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
