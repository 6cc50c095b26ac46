import { emulators } from '../firebase/configuration';
import { safeImageUrl, STORAGE_HOSTS } from '../lib/urls';

const storageEmulator = emulators?.storage;

/** The hosts that hold our own pictures: with emulators, theirs is one of them. */
export const storageHosts: readonly string[] = storageEmulator
  ? [...STORAGE_HOSTS, storageEmulator]
  : STORAGE_HOSTS;

/** A stored picture's address if it may be shown, else ''. */
export function imageSource(stored: string): string {
  return safeImageUrl(stored, storageEmulator) ?? '';
}
