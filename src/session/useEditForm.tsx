import { useRef, useState, type ReactNode } from 'react';
import type { FormToSave, Tries } from '../firebase/saveTexts';
import { lateCode } from '../lib/lateCode';
import { useDraft } from './useDraft';

const loadQuestion = lateCode(() => import('../ui/ConflictDialog'));

/** What a form keeps that may be closed before its save has ended. */
interface KeptForm<Field extends string> {
  /** The page that its draft belongs to. */
  path: string;
  tries: Tries<Field>;
}

/**
 * The form over the texts of a stored document: a draft (`useDraft`), and what its saves need. Draw its
 * `question` over the form.
 */
export function useEditForm<Field extends string>(
  uid: string,
  stored: Record<Field, string>,
  labels: Record<Field, string>,
  kept?: KeptForm<Field>,
) {
  const draft = useDraft(uid, stored, [], kept?.path);
  const tries = useRef<Tries<Field>>(kept?.tries ?? { attempted: {}, seen: {} });
  const [question, setQuestion] = useState<ReactNode>(null);

  const toSave = (): FormToSave<Field> => ({
    texts: draft.texts,
    shown: { ...stored, ...tries.current.seen },
    began: { ...draft.began, ...tries.current.seen },
    tries: tries.current,
    ask: async (conflict) => {
      const { ConflictDialog } = await loadQuestion();
      return new Promise((resolve) => {
        const close = (chosen: Partial<Record<Field, string>> | null) => {
          setQuestion(null);
          if (chosen) draft.fill(chosen);
          resolve(chosen);
        };
        setQuestion(<ConflictDialog labels={labels} conflict={conflict} onClose={close} />);
      });
    },
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
