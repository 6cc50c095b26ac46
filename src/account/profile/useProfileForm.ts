import { useRef, useState } from 'react';
import { lengthProblems } from '../../platform/lengthProblems';
import { shortened } from '../../platform/text';
import type { Path } from '../../routes';
import { changesOf } from '../../session/draft';
import type { SignedInUser } from '../../session/useAuth';
import { useDraft } from '../../session/useDraft';
import { useDrafts } from '../../session/useAuth';
import { useSubmit } from '../../ui/useSubmit';
import { PROFILE_LIMITS } from './limits';
import type { Profile, ProfileTextField } from './profile';
import { saveProfile } from './save';
import { saveMessages, type SaveMessage } from './saveMessages';

const FORM = '/profile' satisfies Path;

/** What the form calls each field (R2.60). */
export const PROFILE_LABELS: Record<ProfileTextField, string> = {
  name: 'Name',
  phone: 'Phone',
  company: 'Company',
  title: 'Job Title',
};

/** The state of the profile form between load and save. */
export function useProfileForm(user: SignedInUser, profile: Profile | null) {
  const [stored, setStored] = useState({
    photoURL: profile?.photoURL || user.photoURL,
    isMissing: profile === null,
  });
  const form = useDraft(FORM, {
    // Without a profile, name and photo are those of the sign-in (R3.2).
    name: profile?.name || shortened(user.name, PROFILE_LIMITS.name),
    phone: profile?.phone ?? '',
    company: profile?.company ?? '',
    title: profile?.title ?? '',
  });
  const drafts = useDrafts();
  const [messages, setMessages] = useState<SaveMessage[]>([]);
  const isSignInStale = useRef(false);

  const isSound = () =>
    !form.isSending &&
    form.accepts(lengthProblems(changesOf(form.draft), PROFILE_LIMITS, PROFILE_LABELS));
  const { onSubmit } = useSubmit(async () => {
    setMessages([]);
    const result = await saveProfile({
      ...{ uid: user.uid, email: user.email, ...stored },
      form: drafts.send(FORM),
      isSignInStale: isSignInStale.current,
    });
    setMessages(saveMessages(result));
    if ('texts' in result) {
      form.dispatch({ kind: 'saved', stored: result.texts });
      isSignInStale.current = result.kind === 'savedButSignInStale';
      setStored((before) => ({ ...before, isMissing: false }));
    } else if (result.kind !== 'dismissed') {
      const failure = 'failure' in result ? result.failure : 'expired';
      form.dispatch({ kind: 'failed', failure });
    }
  }, isSound);

  return {
    ...form,
    ...stored,
    answer: (chosen: Partial<Record<ProfileTextField, string>> | null) => {
      drafts.answer(FORM, chosen);
    },
    /** Call it when a photo was stored. A missing profile was created with it. */
    onPhotoStored: (photoURL: string, isStale: boolean) => {
      isSignInStale.current ||= isStale;
      setStored((before) => ({ ...before, photoURL, isMissing: false }));
      setMessages([]);
    },
    messages,
    onSubmit,
  };
}
