import { useState, type ReactNode } from 'react';
import { UserMemory } from './UserMemory';
import { UserMemoryContext } from './useUserMemory';

interface UserMemoryProviderProps {
  uid: string;
  children: ReactNode;
}

/** Gives the pages below it one memory, which is dropped when this component goes. Key it by `uid`. */
export function UserMemoryProvider({ uid, children }: UserMemoryProviderProps) {
  const [memory] = useState(() => new UserMemory(uid));
  return <UserMemoryContext value={memory}>{children}</UserMemoryContext>;
}
