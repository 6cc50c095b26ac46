import { updateProfile } from 'firebase/auth';
import { auth } from '../../firebase/auth';
import { remoteWrite } from '../../firebase/remoteCall';
import { loadProfile } from './loadProfile';

/**
 * Gives the sign-in account of `uid` another name or photo. A fresh token then carries both to the listener of
 * the sign-in. Throws `RemoteError`, and an error where somebody else is signed in by now.
 */
export async function updateSignIn(
  uid: string,
  update: { displayName?: string; photoURL?: string },
): Promise<void> {
  const user = auth.currentUser;
  if (user?.uid !== uid) throw new Error('The user is no longer signed in.');
  await remoteWrite(async () => {
    if (Object.keys(update).length > 0) await updateProfile(user, update);
    await user.getIdToken(true);
  });
}

/** Gives a sign-in without a name the name and photo of its profile: the header shows the sign-in's (R2.23). */
export async function nameSignIn(): Promise<void> {
  const user = auth.currentUser;
  if (!user) return;
  try {
    const profile = await loadProfile(user.uid);
    if (!profile?.name || user.displayName) return;
    const { name, photoURL } = profile;
    const update = { displayName: name, ...(photoURL && !user.photoURL && { photoURL }) };
    await updateSignIn(user.uid, update);
  } catch {
    // It is reported, and tried again at the next visit. Until then the header says "User".
  }
}
