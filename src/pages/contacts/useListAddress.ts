import { useUserMemory } from '../../userMemory/useUserMemory';

/** The address of the contacts list as it was left, with its search and sort. */
export function useListAddress(): string {
  return `/dashboard${useUserMemory().listAddress}`;
}
