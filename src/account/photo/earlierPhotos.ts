/** Where this browser remembers that a save of `uid` may have left earlier photos. */
function keyOf(uid: string): string {
  return `cardfile.earlierPhotos ${uid}`;
}

/**
 * Remembers that the photos of `uid` that are older than `time` (ms since 1970) may have to go (R15.29): from then
 * on the save that replaces them is over. A browser that keeps nothing is no error.
 */
export function rememberEarlierPhotos(uid: string, time: number): void {
  try {
    localStorage.setItem(keyOf(uid), String(time));
  } catch {
    // Full or refused: the save deletes them, if its tab lasts.
  }
}

/** That time; `null` where nothing is left. */
export function earlierPhotosTime(uid: string): number | null {
  try {
    const time = Number(localStorage.getItem(keyOf(uid)) ?? NaN);
    return Number.isFinite(time) ? time : null;
  } catch {
    return null;
  }
}

/** To be called when they are deleted. */
export function forgetEarlierPhotos(uid: string): void {
  try {
    localStorage.removeItem(keyOf(uid));
  } catch {
    // It keeps nothing.
  }
}
