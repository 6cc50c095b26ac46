import { useEffect, useRef, useState } from 'react';
import { changedTexts } from '../../platform/changedTexts';
import { lengthProblems } from '../../platform/lengthProblems';
import { shortened } from '../../platform/text';
import type { SignedInUser } from '../../session/useAuth';
import { useEditForm } from '../../session/useEditForm';
import { useSubmit } from '../../ui/useSubmit';
import { PROFILE_LIMITS } from './limits';
import type { Profile, ProfileTextField } from './profile';
import { saveProfile } from './save';
import { saveMessages, type SaveMessage } from './saveMessages';

/** What the form calls each field (R2.60). */
export const PROFILE_LABELS: Record<ProfileTextField, string> = {
  name: 'Name',
  phone: 'Phone',
  company: 'Company',
  title: 'Job Title',
};

/** The state of the profile form between load and save. */
export function useProfileForm(user: SignedInUser, profile: Profile | null) {
  const [stored, setStored] = useState(() => ({
    // Without a profile, name and photo are those of the sign-in (R3.2).
    texts: {
      name: profile?.name || shortened(user.name, PROFILE_LIMITS.name),
      phone: profile?.phone ?? '',
      company: profile?.company ?? '',
      title: profile?.title ?? '',
    },
    photoURL: profile?.photoURL || user.photoURL,
    isMissing: profile === null,
  }));
  const form = useEditForm(user.uid, stored.texts, PROFILE_LABELS);
  const [messages, setMessages] = useState<SaveMessage[]>([]);
  const isSignInStale = useRef(false);
  const texts = useRef(form.texts);
  useEffect(() => {
    texts.current = form.texts;
  });

  const isSound = () => {
    const written = changedTexts(form.texts, stored.texts);
    return form.accepts(lengthProblems(written, PROFILE_LIMITS, PROFILE_LABELS));
  };
  const { isBusy, onSubmit } = useSubmit(async () => {
    setMessages([]);
    const { uid, email } = user;
    const { isMissing, photoURL } = stored;
    const result = await saveProfile({
      ...{ uid, email, isMissing, photoURL },
      form: form.toSave(),
      isSignInStale: isSignInStale.current,
    });
    setMessages(saveMessages(result));
    if (!('texts' in result)) return;
    isSignInStale.current = result.kind === 'savedButSignInStale';
    setStored((before) => ({ ...before, texts: result.texts, isMissing: false }));
    form.settle();
    // What was typed since is a draft of its own. (What a choice put there is not typed.)
    const now = Object.entries(texts.current) as [ProfileTextField, string][];
    if (now.some(([name, text]) => text.trim() !== result.texts[name].trim())) return;
    form.fill(result.texts);
    // The page may have been left: then nothing else ends the draft.
    form.forget();
  }, isSound);

  return {
    ...form,
    ...{ photoURL: stored.photoURL, isMissing: stored.isMissing },
    /** Call it when a photo was stored. A missing profile was created with it. */
    onPhotoStored: (photoURL: string, isStale: boolean) => {
      isSignInStale.current ||= isStale;
      setStored((before) => ({ ...before, photoURL, isMissing: false }));
      setMessages([]);
    },
    isSaving: isBusy && !form.question,
    messages,
    onSubmit,
  };
}
