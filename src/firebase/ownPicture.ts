import { parsedUrl, STORAGE_HOSTS } from '../platform/urls';
import { emulators, project } from './configuration';

/** Where the iOS app keeps the pictures of cards of `uid`. */
export function cardFolder(uid: string): string {
  return `card_images/${uid}`;
}

/** Where photos of `uid` may lie: where we store them, then where older versions of the site did (R15.36). */
export function photoFolders(uid: string): string[] {
  return [`profile_images/${uid}`, `profiles/${uid}`, `users/${uid}/profile`, uid];
}

/** The hosts that hold our own pictures: with emulators, theirs is one of them. */
export const storageHosts: readonly string[] = emulators
  ? [...STORAGE_HOSTS, emulators.storage]
  : STORAGE_HOSTS;

/** The place of this owner's picture in our bucket, else `null`. Nothing else may be deleted (R15.29). */
export function ownPicture(folder: string, address: unknown): string | null {
  const url = typeof address === 'string' ? parsedUrl(address.trim()) : null;
  if (!url || !storageHosts.includes(url.host)) return null;
  const [, bucket, encoded = ''] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(url.pathname) ?? [];
  if (bucket !== project.storageBucket) return null;
  const path = decoded(encoded);
  const start = `${folder}/`;
  return path.startsWith(start) && /^[\w-]+\.\w+$/.test(path.slice(start.length)) ? path : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
