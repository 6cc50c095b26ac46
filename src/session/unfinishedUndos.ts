/** The users for whom this tab holds contacts that an undo has not put back: they are in memory alone. */
export const unfinishedUndos = new Set<string>();
