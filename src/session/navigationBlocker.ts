type Guard = () => Promise<boolean>;
let current: Guard | null = null;

/** Sets who is asked before the page is left; returns how to take that back. */
export function guardLeaving(guard: Guard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
}

/** Whether the page may be left: at once where nothing is unsaved, else as the person decides. */
export async function mayLeavePage(): Promise<boolean> {
  return current ? current() : true;
}

type HistoryGuard = (event: PopStateEvent) => void;
let historyGuard: HistoryGuard | null = null;

/** Lets `guard` see each step through the history before the router; returns how to stop that. */
export function guardHistory(guard: HistoryGuard): () => void {
  historyGuard = guard;
  return () => {
    if (historyGuard === guard) historyGuard = null;
  };
}

// Chromium calls the listeners of the window in the order in which they were added, capturing or not:
// this one is there before the router is made. Without a window (tests in Node) there is no history.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => historyGuard?.(event));
}
