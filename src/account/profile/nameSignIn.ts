import { updateProfile } from 'firebase/auth';
import { getDoc } from 'firebase/firestore/lite';
import { auth } from '../../firebase/auth';
import { profileRef } from '../../firebase/collections';
import { READ_LIMIT, remoteCall, WRITE_LIMIT } from '../../firebase/remoteCall';
import { readProfile } from './profile';

/** Gives a sign-in without a name the name and photo of its profile: the header shows the sign-in's (R2.23). */
export async function nameSignIn(): Promise<void> {
  const user = auth.currentUser;
  if (!user) return;
  try {
    const snapshot = await remoteCall(() => getDoc(profileRef(user.uid)), READ_LIMIT);
    const { name, photoURL } = readProfile(snapshot.data());
    if (!name || user.displayName) return;
    const update = { displayName: name, ...(photoURL && !user.photoURL && { photoURL }) };
    await remoteCall(async () => {
      await updateProfile(user, update);
      await user.getIdToken(true);
    }, WRITE_LIMIT);
  } catch {
    // It is reported, and tried again at the next visit. Until then the header says "User".
  }
}
