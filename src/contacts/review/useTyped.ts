import { useRef, useState } from 'react';
import { contactEditPath } from '../../routes';
import { readDraft, writeDraft } from '../../session/draftStore';
import { useContactStore } from '../store/useContactStore';
import { questionOf, type OpenMistake } from './openMistakes';

/** What was typed over texts in doubt and is not saved yet: drafts of the contacts' own forms (R15.24). */
export function useTyped() {
  const { uid } = useContactStore();
  // By question; `null` once it is discarded or saved. The browser may refuse to store a draft.
  const [typed, setTyped] = useState<ReadonlyMap<string, string | null>>(new Map());
  // What the drafts had before that, by question.
  const found = useRef(new Map<string, string | null>());

  const draftOf = ({ contactId, field, texts }: OpenMistake) => {
    const text = readDraft(uid, contactEditPath(contactId))[field]?.text ?? null;
    return text === texts[field] ? null : text;
  };
  const keep = (mistake: OpenMistake, text: string | null) => {
    const { contactId, field, texts } = mistake;
    const stored = texts[field] ?? '';
    const form = contactEditPath(contactId);
    const { [field]: before, ...others } = readDraft(uid, form);
    const isChanged = text !== null && text !== stored;
    const own = isChanged && { [field]: { began: before?.began ?? stored, text } };
    writeDraft(uid, form, { ...others, ...own });
  };
  const note = (mistake: OpenMistake, text: string | null) =>
    setTyped((before) => new Map(before).set(questionOf(mistake), text));
  const typedHere = (mistake: OpenMistake) => typed.get(questionOf(mistake)) ?? null;

  return {
    /** `null` if nothing was. */
    typedFor: (mistake: OpenMistake): string | null => {
      const here = typed.get(questionOf(mistake));
      return here === undefined ? draftOf(mistake) : here;
    },
    /** Keeps it; `null` once it is saved. */
    type: (mistake: OpenMistake, text: string | null) => {
      if (typedHere(mistake) === null) found.current.set(questionOf(mistake), draftOf(mistake));
      note(mistake, text);
      keep(mistake, text);
    },
    /** Discards what was typed here. What the draft had before stays: it was typed in the contact's own form. */
    discard: (mistake: OpenMistake) => {
      if (typedHere(mistake) !== null)
        keep(mistake, found.current.get(questionOf(mistake)) ?? null);
      note(mistake, null);
    },
  };
}
