import type { Conflict, FormToSave } from '../../src/firebase/saveTexts';
import { changedTexts } from '../../src/platform/changedTexts';
import { draftFrom, reduce, toSend, type Draft, type DraftEvent } from '../../src/session/draft';

/** A person who is asked which version of each text to keep; `null` goes back to the form. */
export type Ask<Field extends string> = (
  conflict: Conflict<Field>,
) => Promise<Partial<Record<Field, string>> | null>;

const nobody = () => Promise.reject(new Error('Nobody is there to be asked.'));

/** A form over `stored`, in which `typed` was typed. `tell` tells its draft what happens to it later. */
export function formToSave<Field extends string>(
  stored: Record<Field, string>,
  typed: Partial<Record<Field, string>>,
  ask: Ask<Field> = nobody,
): FormToSave<Field> & { tell: (event: DraftEvent<Field>) => void } {
  let draft = draftFrom({}) as unknown as Draft<Field>;
  const tell = (event: DraftEvent<Field>) => {
    draft = reduce(draft, event);
  };
  tell({ kind: 'open', stored, changesIn: changedTexts });
  tell({ kind: 'type', texts: typed });
  return {
    tell,
    now: () => toSend(draft),
    onSend: (texts) => {
      tell({ kind: 'sent', texts });
    },
    ask: async (conflict) => {
      tell({ kind: 'conflict', conflict });
      const chosen = await ask(conflict);
      tell({ kind: 'answer', chosen });
      return chosen !== null;
    },
  };
}
