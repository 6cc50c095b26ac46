interface RouterState {
  /** The router's name for the state of a navigation. */
  usr?: unknown;
}

/** The page's state in the current history entry. Newer than `useLocation().state` after `writeEntryState`. */
export function entryState(): unknown {
  return (window.history.state as RouterState | null)?.usr ?? null;
}

/** Stores state for a reload or Back. The router is not told: it would draw the whole page at each write. */
export function writeEntryState(state: unknown): void {
  const known = window.history.state as RouterState | null;
  window.history.replaceState({ ...known, usr: state } satisfies RouterState, '');
}
