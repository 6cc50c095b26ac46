import { createContext, useContext } from 'react';
import type { UserMemory } from './UserMemory';

export const UserMemoryContext = createContext<UserMemory | null>(null);

/** The memory of the signed-in user. Refuses to work on a page that needs no sign-in. */
export function useUserMemory(): UserMemory {
  const memory = useContext(UserMemoryContext);
  if (!memory) throw new Error('useUserMemory needs a UserMemoryProvider above it.');
  return memory;
}
