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
