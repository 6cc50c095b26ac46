import { getDoc } from 'firebase/firestore/lite';
import { profileRef } from '../../firebase/collections';
import { READ_LIMIT, remoteCall } from '../../firebase/remoteCall';
import { readProfile, type Profile } from './profile';

/** The profile of `uid` (R7.7); `null` when the account has none yet. Throws `RemoteError`. */
export async function loadProfile(uid: string): Promise<Profile | null> {
  const snapshot = await remoteCall(() => getDoc(profileRef(uid)), READ_LIMIT);
  return snapshot.exists() ? readProfile(snapshot.data()) : null;
}
