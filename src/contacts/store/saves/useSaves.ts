import { useSyncExternalStore } from 'react';
import { useContactSession } from '../useContactStore';
import type { Save, Saves } from './Saves';

/** The saves of the signed-in user's contacts. */
export function useSaves(): Saves {
  return useContactSession().saves;
}

/** The last save of a contact, if there was one. */
export function useSaveOf(id: string): Save | undefined {
  const saves = useSaves();
  return useSyncExternalStore(saves.subscribe, () => saves.of(id));
}
