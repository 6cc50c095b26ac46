/** In the history entry, which no storage needs. The next entry has none: each load tries the storage again. */
const MARK = 'cardfileMemoryOnly';

const state = window.history.state as { [MARK]?: unknown } | null;

/** Whether this load of the page keeps its session in memory alone, as the person chose (R15.27). */
export const isMemoryOnly = state?.[MARK] === true;

// The SDKs keep more there than the session, and would wait for it: to them this browser has none.
if (isMemoryOnly) Object.defineProperty(window, 'indexedDB', { value: undefined });

/** Loads the page again, with a session in memory. */
export function reloadInMemory(): void {
  window.history.replaceState({ ...window.history.state, [MARK]: true }, '');
  window.location.reload();
}
