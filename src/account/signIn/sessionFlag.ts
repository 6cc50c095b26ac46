import { readStored, STORED, type Place } from '../../platform/storage/browserStorage';

/**
 * Whether this browser knows of a session, without a name. The service drops an invalid session silently; the flag
 * then tells that there was one.
 */
export function hasSignedInFlag(): boolean {
  return (flagAt('SESSION') ?? flagAt('LOCAL')) !== null;
}

/** `open`, or `ENDING` while a session that has ended may still be stored there; else `null`. */
export function flagAt(place: Place): string | null {
  return readStored(place, 'session');
}

/** Calls `listener` when another tab signs somebody in. Returns how to stop listening. */
export function onFlagSetElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORED.session && newValue === 'open') listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}
