import { useRef, useState, type ReactNode } from 'react';
import type { FormToSave, Tries } from '../firebase/saveTexts';
import { ConflictDialog } from '../ui/ConflictDialog';
import { useDraft } from './useDraft';

/**
 * The form over the texts of a stored document: a draft (`useDraft`), and what its saves need. Draw its
 * `question` over the form.
 */
export function useEditForm<Field extends string>(
  uid: string,
  stored: Record<Field, string>,
  labels: Record<Field, string>,
) {
  const draft = useDraft(uid, stored);
  const tries = useRef<Tries<Field>>({ attempted: {}, seen: {} });
  const [question, setQuestion] = useState<ReactNode>(null);

  const toSave = (): FormToSave<Field> => ({
    texts: draft.texts,
    shown: { ...stored, ...tries.current.seen },
    began: { ...draft.began, ...tries.current.seen },
    tries: tries.current,
    ask: (conflict) =>
      new Promise((resolve) => {
        const close = (chosen: Partial<Record<Field, string>> | null) => {
          setQuestion(null);
          if (chosen) draft.fill(chosen);
          resolve(chosen);
        };
        setQuestion(<ConflictDialog labels={labels} conflict={conflict} onClose={close} />);
      }),
  });

  return {
    ...draft,
    /** For `saveTexts`, at the press of Save. */
    toSave,
    question,
    discard: () => {
      // What stands there now has not been chosen any more.
      tries.current.seen = {};
      draft.discard();
    },
    /** To be called when the form is saved, and stays. */
    settle: () => {
      tries.current = { attempted: {}, seen: {} };
      draft.settle();
    },
  };
}
