import { useRef, useState } from 'react';
import type { SignedInUser } from '../../session/useAuth';
import type { Profile, ProfileTextField } from './profile';
import { saveProfile } from './save';
import { useEditForm } from '../../session/useEditForm';
import { useSubmit } from '../../ui/useSubmit';
import { saveMessages, type SaveMessage } from './saveMessages';
import { useChosenPhoto } from '../photo/useChosenPhoto';

/** What the form calls each field (R2.60). */
export const PROFILE_LABELS: Record<ProfileTextField, string> = {
  name: 'Name',
  phone: 'Phone',
  company: 'Company',
  title: 'Job Title',
};

/** What the profile page holds between its load and its saves. */
export function useProfileForm(user: SignedInUser, profile: Profile | null) {
  const [stored, setStored] = useState(() => ({
    // Without a profile, name and photo are those of the sign-in (R3.2).
    texts: {
      name: profile?.name || user.name,
      phone: profile?.phone ?? '',
      company: profile?.company ?? '',
      title: profile?.title ?? '',
    },
    photoURL: profile?.photoURL || user.photoURL,
    isMissing: profile === null,
  }));
  const form = useEditForm(user.uid, stored.texts, PROFILE_LABELS);
  const [photoURL, setPhotoURL] = useState(stored.photoURL);
  const chosen = useChosenPhoto();
  const { choice } = chosen;
  /** The share of the photo that is uploaded, 0 to 1. */
  const [progress, setProgress] = useState(0);
  const [messages, setMessages] = useState<SaveMessage[]>([]);
  const isSignInStale = useRef(false);

  const { isBusy, onSubmit } = useSubmit(async () => {
    setMessages([]);
    setProgress(0);
    const photo = await chosen.settled();
    const result = await saveProfile(
      {
        uid: user.uid,
        email: user.email,
        isMissing: stored.isMissing,
        form: form.toSave(),
        storedPhotoURL: stored.photoURL,
        photoURL: photo?.kind === 'removed' ? '' : photoURL,
        newPhoto: photo?.kind === 'new' ? photo.photo : null,
        isSignInStale: isSignInStale.current,
      },
      setProgress,
    );
    setMessages(saveMessages(result));
    if ('photoURL' in result) {
      setPhotoURL(result.photoURL);
      if (photo) chosen.forget(photo);
    }
    if (result.kind === 'saved' || result.kind === 'savedButSignInStale') {
      isSignInStale.current = result.kind === 'savedButSignInStale';
      setStored({ texts: result.texts, photoURL: result.photoURL, isMissing: false });
      form.settle();
    }
  });
  const isSaving = isBusy && !form.question;

  return {
    ...form,
    photo: {
      photoURL: choice?.kind === 'new' ? choice.preview : choice ? '' : photoURL,
      isChanged: choice !== null || photoURL !== stored.photoURL,
      onChoose: (file: File) => {
        chosen.choose(file);
        setMessages([]);
      },
      onRemove: () => {
        chosen.remove();
        setMessages([]);
      },
      onTakeBack: () => {
        chosen.takeBack();
        setPhotoURL(stored.photoURL);
        setMessages([]);
      },
    },
    photoProblem: chosen.problem,
    isMissing: stored.isMissing,
    isSaving,
    /** The share of a photo that is uploaded, 0 to 1; `null` while none is on its way. */
    uploaded: choice?.kind === 'new' && isSaving ? progress : null,
    messages,
    onSubmit,
  };
}
