import { useState } from 'react';
import type { SignedInUser } from '../../auth/useAuth';
import { PROFILE_TEXT_FIELDS, type Profile } from '../../profile/profile';
import { useDraft } from '../../session/useDraft';
import { saveMessages, type SaveMessage } from './saveMessages';
import { saveProfile, type ProfileTexts } from '../../profile/save';
import { useChosenPhoto } from './useChosenPhoto';

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
  const { texts, setText, isRestored } = useDraft('profile', stored.texts);
  const [photoURL, setPhotoURL] = useState(stored.photoURL);
  const { chosen, choose, forget } = useChosenPhoto();
  /** `null` when nothing is being saved; else the share of the photo that is uploaded, 0 to 1. */
  const [progress, setProgress] = useState<number | null>(null);
  const [messages, setMessages] = useState<SaveMessage[]>([]);

  const save = async () => {
    if (progress !== null) return;
    setMessages([]);
    setProgress(0);
    const { uid, email } = user;
    const { isMissing } = stored;
    const sent = trimmed(texts);
    const change = { uid, email, isMissing, texts: sent, photoURL, newPhoto: chosen?.file ?? null };
    const result = await saveProfile(change, setProgress);
    setProgress(null);
    setMessages(saveMessages(result));
    if ('photoURL' in result) {
      setPhotoURL(result.photoURL);
      if (chosen) forget(chosen);
    }
    if (result.kind === 'saved' || result.kind === 'savedButSignInStale') {
      setStored({ texts: sent, photoURL: result.photoURL, isMissing: false });
    }
  };

  return {
    texts,
    setText,
    isRestored,
    shownPhoto: chosen?.preview ?? photoURL,
    choosePhoto: (file: File) => {
      choose(file);
      setMessages([]);
    },
    isMissing: stored.isMissing,
    isChanged:
      chosen !== null ||
      photoURL !== stored.photoURL ||
      PROFILE_TEXT_FIELDS.some((field) => texts[field].trim() !== stored.texts[field].trim()),
    isSaving: progress !== null,
    /** The share of a photo that is uploaded, 0 to 1; `null` while none is on its way. */
    uploaded: chosen && progress,
    messages,
    save,
  };
}

function trimmed({ name, phone, company, title }: ProfileTexts): ProfileTexts {
  return {
    name: name.trim(),
    phone: phone.trim(),
    company: company.trim(),
    title: title.trim(),
  };
}
