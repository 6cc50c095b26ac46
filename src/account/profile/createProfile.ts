import { loadFirestore } from '../../firebase/late';
import { shortened } from '../../platform/text';
import { PROFILE_LIMITS } from './limits';
import { remoteWrite } from '../../firebase/remoteCall';

/** The part of a new account that its profile document repeats. */
export interface NewAccount {
  uid: string;
  email: string;
  /** '' for none. */
  name: string;
}

/**
 * Creates the profile document of a new account, with the first plan (R3.1, R4.3). Leaves an existing one as it is.
 * Throws `RemoteError`.
 */
export async function createProfile({ uid, email, name }: NewAccount): Promise<void> {
  // Apple's names have no limit; the rules have one.
  const fields = {
    name: shortened(name, PROFILE_LIMITS.name),
    email,
    plan: 'free',
    scansUsed: 0,
    maxScans: 100,
  };
  // One call: a retry first checks whether the first try succeeded.
  await remoteWrite(async () => {
    const { getDoc, profileRef, serverTimestamp, setDoc } = await loadFirestore();
    const profile = profileRef(uid);
    const existing = await getDoc(profile);
    if (!existing.exists()) await setDoc(profile, { ...fields, createdAt: serverTimestamp() });
  });
}
