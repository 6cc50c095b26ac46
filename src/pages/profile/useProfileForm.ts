import { useRef, useState, type ReactNode } from 'react';
import { failureOf } from '../../firebase/remoteCall';
import { loadChunk } from '../../ui/loadChunk';
import { changedTexts } from '../../lib/changedTexts';
import type { SignedInUser } from '../../auth/useAuth';
import type { Profile } from '../../profile/profile';
import { useDraft } from '../../session/useDraft';
import { useSubmit } from '../../ui/useSubmit';
import { saveMessages, type SaveMessage } from './saveMessages';
import type { ProfileChange, ProfileSave } from '../../profile/save';
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
  const { texts, began, field, isRestored, discard, settle, reset } = useDraft(
    user.uid,
    stored.texts,
  );
  const [photoURL, setPhotoURL] = useState(stored.photoURL);
  const chosen = useChosenPhoto();
  const { choice } = chosen;
  /** The share of the photo that is uploaded, 0 to 1. */
  const [progress, setProgress] = useState(0);
  const [messages, setMessages] = useState<SaveMessage[]>([]);
  const attempted = useRef<ProfileChange['changed']>({});
  const isSignInStale = useRef(false);

  const [question, setQuestion] = useState<ReactNode>(null);

  /** Saves what was typed. Of the fields in `seen` the person has been shown what stands there now. */
  const run = async (typed: typeof texts, seen: Partial<typeof texts>, photo: string) => {
    setMessages([]);
    setProgress(0);
    const saved = await chosen.settled();
    const changed = changedTexts(typed, { ...stored.texts, ...seen }, attempted.current);
    const change: ProfileChange = {
      uid: user.uid,
      email: user.email,
      isMissing: stored.isMissing,
      name: typed.name.trim(),
      changed,
      began: { ...began, ...seen },
      attempted: attempted.current,
      storedPhotoURL: stored.photoURL,
      photoURL: saved?.kind === 'removed' ? '' : photo,
      newPhoto: saved?.kind === 'new' ? saved.photo : null,
      isSignInStale: isSignInStale.current,
    };
    const result = await save(change, setProgress);
    setQuestion(null);
    setMessages(saveMessages(result));
    if ('photoURL' in result) {
      setPhotoURL(result.photoURL);
      if (saved) chosen.forget(saved);
    }
    if (result.kind === 'conflict') {
      const { profileQuestion } = await loadChunk(() => import('./profileQuestion'));
      const keep = (choice: Partial<typeof texts>, theirs: Partial<typeof texts>) =>
        run({ ...typed, ...choice }, { ...seen, ...theirs }, result.photoURL);
      const dismiss = () => {
        setQuestion(null);
      };
      setQuestion(profileQuestion(result, changed, keep, dismiss));
    }
    if (result.kind === 'notWritten') attempted.current = changed;
    if (result.kind === 'saved' || result.kind === 'savedButSignInStale') {
      attempted.current = {};
      isSignInStale.current = result.kind === 'savedButSignInStale';
      const now = { ...stored.texts, ...seen, ...changed };
      setStored({ texts: now, photoURL: result.photoURL, isMissing: false });
      settle();
      if (Object.keys(seen).length > 0) reset(typed);
    }
  };
  const { isBusy, onSubmit } = useSubmit(() => run(texts, {}, photoURL));

  return {
    texts,
    field,
    isRestored,
    discard,
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
    isSaving: isBusy,
    /** The share of a photo that is uploaded, 0 to 1; `null` while none is on its way. */
    uploaded: choice?.kind === 'new' && isBusy ? progress : null,
    messages,
    question,
    onSubmit,
  };
}

/** Its code is not needed to show the form. A part that is lost counts as a save that was not written. */
async function save(
  change: ProfileChange,
  onProgress: (share: number) => void,
): Promise<ProfileSave> {
  try {
    const { saveProfile } = await import('../../profile/save');
    return await saveProfile(change, onProgress);
  } catch (error) {
    return { kind: 'notWritten', failure: failureOf(error), photoURL: change.photoURL };
  }
}
