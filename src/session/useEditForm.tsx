import { useRef, useState, type ReactNode } from 'react';
import type { FormToSave, Tries } from '../firebase/saveTexts';
import { ConflictDialog } from '../ui/ConflictDialog';
import { useDraft, type DraftPlace } from './useDraft';

/** State that outlives a form which closes before its save has ended. */
interface KeptForm<Field extends string> extends DraftPlace<Field> {
  tries: Tries<Field>;
}

/** A form for the texts of a stored document: a draft and what saves need. Draw its `question` over the form. */
export function useEditForm<Field extends string>(
  uid: string,
  stored: Record<Field, string>,
  labels: Record<Field, string>,
  kept?: KeptForm<Field>,
) {
  const draft = useDraft(uid, stored, [], kept);
  const tries = useRef<Tries<Field>>(kept?.tries ?? { attempted: {}, seen: {} });
  const [question, setQuestion] = useState<ReactNode>(null);

  const toSave = (): FormToSave<Field> => ({
    texts: draft.texts,
    shown: { ...stored, ...tries.current.seen },
    began: { ...draft.began, ...tries.current.seen },
    tries: tries.current,
    ask: (conflict) =>
      new Promise((answer) => {
        const close = (chosen: Partial<Record<Field, string>> | null) => {
          setQuestion(null);
          if (chosen) draft.fill(chosen);
          answer(chosen);
        };
        setQuestion(<ConflictDialog labels={labels} conflict={conflict} onClose={close} />);
      }),
  });

  return {
    ...draft,
    toSave,
    question,
    discard: () => {
      // The person has not chosen the stored texts any more.
      tries.current.seen = {};
      draft.discard();
    },
    settle: () => {
      tries.current = { attempted: {}, seen: {} };
      draft.settle();
    },
  };
}
