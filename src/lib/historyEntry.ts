interface RouterState {
  /** What a navigation has handed over; the name is the router's. */
  usr?: unknown;
}

/** What the current history entry holds for its page. Newer than `useLocation().state` after `writeEntryState`. */
export function entryState(): unknown {
  return (window.history.state as RouterState | null)?.usr ?? null;
}

/**
 * Stores what a reload or Back shall find in the current history entry. The router is not told: through it
 * each write would draw the whole page again.
 */
export function writeEntryState(state: unknown): void {
  const known = window.history.state as RouterState | null;
  window.history.replaceState({ ...known, usr: state } satisfies RouterState, '');
}
