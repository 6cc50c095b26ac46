import { useEffect } from 'react';
import { earlierPhotosTime } from './earlierPhotos';

/** Deletes the photos that an earlier visit of `uid` had to leave (R15.29). What fails is left for the next visit. */
export function useEarlierPhotos(uid: string): void {
  useEffect(() => {
    if (uid !== '' && earlierPhotosTime(uid) !== null) void deleteThem(uid);
  }, [uid]);
}

async function deleteThem(uid: string): Promise<void> {
  const code = await import('./deletePhotos').catch(() => null);
  await code?.finishPhotoChange(uid).catch(() => {});
}
