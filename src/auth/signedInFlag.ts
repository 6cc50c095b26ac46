const KEY = 'cardfile.session';

/**
 * A mark in this browser while somebody is signed in, naming nobody. The sign-in service drops a session
 * that it no longer accepts without a word; the mark then tells that there was one until now. Browsers
 * that keep nothing keep no mark.
 */
export function hasSignedInFlag(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Sets the mark, or takes it away. */
export function setSignedInFlag(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, 'open');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no session to come back to either.
  }
}

/** Calls `listener` when another tab of this browser signs somebody in; returns how to stop that. */
export function onSessionOpened(listener: () => void): () => void {
  const notice = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', notice);
  return () => {
    window.removeEventListener('storage', notice);
  };
}
