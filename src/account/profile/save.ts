import { auth } from '../../firebase/auth';
import { profileRef } from '../../firebase/collections';
import { failureOf } from '../../firebase/remoteCall';
import { saveTexts, type FormToSave, type TextSave } from '../../firebase/saveTexts';
import { changedTexts } from '../../platform/changedTexts';
import type { RemoteFailure } from '../../platform/remoteFailure';
import { reportError } from '../../platform/reporting/reportError';
import { createProfile } from './createProfile';
import { readProfile, type ProfileTextField } from './profile';
import { updateSignIn } from './updateSignIn';

export interface ProfileChange {
  uid: string;
  email: string;
  /** Whether the profile document must be created. */
  isMissing: boolean;
  form: FormToSave<ProfileTextField>;
  /** The stored photo, for a sign-in that has none. */
  photoURL: string;
  /** Whether an earlier save did not reach the sign-in: this one then updates it. */
  isSignInStale: boolean;
}

export type ProfileSave =
  | {
      /** `savedButSignInStale`: the header shows the old name and photo until the next login. */
      kind: 'saved' | 'savedButSignInStale';
      texts: Record<ProfileTextField, string>;
    }
  | { kind: 'notSignedIn' }
  /** The person went back to the form. */
  | { kind: 'dismissed' }
  | { kind: 'notWritten'; failure: RemoteFailure };

/** Saves the texts of the profile (R4.9). Never throws; each failure is an answer. */
export async function saveProfile(change: ProfileChange): Promise<ProfileSave> {
  // The person signed out, or somebody else signed in, in another tab a moment ago.
  if (auth.currentUser?.uid !== change.uid) return { kind: 'notSignedIn' };
  let saved: TextSave<ProfileTextField>;
  try {
    saved = await writeProfile(change);
  } catch (error) {
    reportError(error, 'profile/save');
    return { kind: 'notWritten', failure: failureOf(error) };
  }
  if (saved.kind === 'dismissed') return saved;
  try {
    await updateSignIn(change.uid, signInUpdate(change, saved));
    return { kind: 'saved', texts: saved.texts };
  } catch (error) {
    reportError(error, 'profile/save');
    return { kind: 'savedButSignInStale', texts: saved.texts };
  }
}

async function writeProfile({
  uid,
  email,
  form,
  isMissing,
}: ProfileChange): Promise<TextSave<ProfileTextField>> {
  if (isMissing) await createProfile({ uid, email, name: form.now().texts.name.trim() });
  return saveTexts(
    {
      ref: profileRef(uid),
      textsOf: (stored) => {
        const profile = readProfile(stored);
        // A profile without a name shows the sign-in's name in the form.
        return { ...profile, name: profile.name || form.now().began.name };
      },
      changesIn: changedTexts,
    },
    form,
  );
}

/** What was changed here, or what the sign-in lacks; another tab may have changed the rest (R4.9). */
function signInUpdate(
  { photoURL, isSignInStale }: ProfileChange,
  saved: Exclude<TextSave<ProfileTextField>, { kind: 'dismissed' }>,
) {
  const name = saved.texts.name.trim();
  const user = auth.currentUser;
  const isNameChanged = saved.kind === 'saved' && saved.changed.name !== undefined;
  const takesName = isSignInStale || isNameChanged || (!user?.displayName && name);
  const takesPhoto = isSignInStale || (!user?.photoURL && photoURL);
  return { ...(takesName && { displayName: name }), ...(takesPhoto && { photoURL }) };
}
