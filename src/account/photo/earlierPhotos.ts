import { readStored, writeStored } from '../../storage/browserStorage';

/**
 * Remembers that the photos of `uid` that are older than `time` (ms since 1970) may have to go (R15.29): from then
 * on the save that replaces them is over. In a browser that stores nothing the save deletes them, if its tab lasts.
 */
export function rememberEarlierPhotos(uid: string, time: number): void {
  writeStored('LOCAL', 'earlierPhotos', String(time), uid);
}

/** That time; `null` where nothing is left. */
export function earlierPhotosTime(uid: string): number | null {
  const time = Number(readStored('LOCAL', 'earlierPhotos', uid) ?? NaN);
  return Number.isFinite(time) ? time : null;
}

/** To be called when they are deleted. */
export function forgetEarlierPhotos(uid: string): void {
  writeStored('LOCAL', 'earlierPhotos', null, uid);
}
