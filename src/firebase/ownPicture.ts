import { STORAGE_HOSTS } from '../lib/urls';
import { parsedUrl } from '../lib/urls';
import { emulators, project } from './configuration';

/** The folders of Storage in which each person has a folder of their own, named by the uid. */
export type PictureFolder = 'card_images' | 'profile_images';

const hosts = emulators ? [...STORAGE_HOSTS, emulators.storage] : STORAGE_HOSTS;

/**
 * The place in our bucket of the picture at `address`, if it lies in the own folder of `uid`, else `null`.
 * A document may hold any address: only what this finds may be deleted with it (R15.29).
 */
export function ownPicture(uid: string, folder: PictureFolder, address: unknown): string | null {
  const url = typeof address === 'string' ? parsedUrl(address.trim()) : null;
  if (!url || !hosts.includes(url.host)) return null;
  const [, bucket, encoded = ''] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(url.pathname) ?? [];
  if (bucket !== project.storageBucket) return null;
  const path = decoded(encoded);
  const start = `${folder}/${uid}/`;
  return path.startsWith(start) && /^[\w-]+\.\w+$/.test(path.slice(start.length)) ? path : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
