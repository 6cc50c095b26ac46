import { getDoc } from 'firebase/firestore/lite';
import { profileRef } from '../firebase/collections';
import { failureOf, READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import type { RemoteFailure } from '../lib/remoteFailure';
import { type Profile, readProfile } from './profile';
export type LoadedProfile =
  | { kind: 'found'; profile: Profile }
  | { kind: 'missing' }
  | { kind: 'failed'; failure: RemoteFailure };

/** Reads the profile of `uid` (R7.7). Never throws. */
export async function loadProfile(uid: string): Promise<LoadedProfile> {
  try {
    const snapshot = await remoteCall(() => getDoc(profileRef(uid)), READ_LIMIT);
    if (!snapshot.exists()) return { kind: 'missing' };
    return { kind: 'found', profile: readProfile(snapshot.data()) };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}
