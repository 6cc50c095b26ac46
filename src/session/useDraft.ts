import { useEffect, useState } from 'react';
import { forgetDraft, holdDraft, keptDraft } from './draftStore';
import { useSession } from './useSession';

interface DraftState<Field extends string> {
  texts: Record<Field, string>;
  setText: (field: Field, text: string) => void;
  /** Whether something that an earlier session left unsaved stands in the form, and still is. */
  isRestored: boolean;
}

/**
 * The texts of a form, which begins as what is `stored`. Where the service has ended the session while
 * something was typed and not saved, the same user finds it here again after the login. The fields that
 * were not touched are those of `stored`: they may have been changed elsewhere meanwhile.
 */
export function useDraft<Field extends string>(
  form: string,
  stored: Record<Field, string>,
): DraftState<Field> {
  const { uid } = useSession();
  const [kept] = useState(() => keptDraft(uid, form));
  const [texts, setTexts] = useState<Record<Field, string>>(() => ({ ...stored, ...kept }));
  const fields = Object.keys(stored) as Field[];
  const changed = fields.filter((field) => texts[field] !== stored[field]);

  useEffect(() => {
    forgetDraft();
  }, []);

  useEffect(() => {
    if (changed.length === 0) return;
    const unsaved = Object.fromEntries(changed.map((field) => [field, texts[field]]));
    return holdDraft({ uid, form, texts: unsaved });
  });

  return {
    texts,
    setText: (field, text) => {
      setTexts((before) => ({ ...before, [field]: text }));
    },
    isRestored: changed.some((field) => texts[field] === kept?.[field]),
  };
}
