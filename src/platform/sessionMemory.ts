const memories: { clear: () => void }[] = [];

/** What a module remembers of somebody's texts: `forgetSession` empties it when their session ends. */
export function sessionMemory<Memory extends { clear: () => void }>(memory: Memory): Memory {
  memories.push(memory);
  return memory;
}

/** Nothing stays in memory of who was signed in (R10.9). `Session.end` calls it. */
export function forgetSession(): void {
  for (const memory of memories) memory.clear();
}
