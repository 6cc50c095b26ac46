import { useSessionStore } from '../../session/useSessionStore';

/** The address of the contacts list as it was left, with its search and sort. */
export function useListAddress(): string {
  return `/dashboard${useSessionStore().listAddress}`;
}
