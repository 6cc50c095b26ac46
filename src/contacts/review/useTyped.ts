import { useState } from 'react';
import { contactEditPath } from '../../routes';
import { readDraft, writeDraft } from '../../session/draftStore';
import { useContactStore } from '../store/useContactStore';
import { questionOf, type OpenMistake } from './openMistakes';

/** What was typed over texts in doubt and is not saved yet: drafts of the contacts' own forms (R15.24). */
export function useTyped() {
  const { uid } = useContactStore();
  // By question; `null` once it is discarded or saved. The browser may refuse to store a draft.
  const [typed, setTyped] = useState<ReadonlyMap<string, string | null>>(new Map());

  const draftOf = ({ contactId, field, texts }: OpenMistake) => {
    const text = readDraft(uid, contactEditPath(contactId))[field]?.text ?? null;
    return text === texts[field] ? null : text;
  };
  return {
    /** `null` if nothing was. */
    typedFor: (mistake: OpenMistake): string | null => {
      const here = typed.get(questionOf(mistake));
      return here === undefined ? draftOf(mistake) : here;
    },
    /** Keeps it; `null` once it is discarded or saved. */
    type: (mistake: OpenMistake, text: string | null) => {
      setTyped((before) => new Map(before).set(questionOf(mistake), text));
      const { contactId, field, texts } = mistake;
      const stored = texts[field] ?? '';
      const form = contactEditPath(contactId);
      const { [field]: before, ...others } = readDraft(uid, form);
      const isChanged = text !== null && text !== stored;
      const own = isChanged && { [field]: { began: before?.began ?? stored, text } };
      writeDraft(uid, form, { ...others, ...own });
    },
  };
}
