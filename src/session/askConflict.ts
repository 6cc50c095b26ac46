import type { Conflict } from '../firebase/saveTexts';
import { lateCode } from '../lib/lateCode';
import type { ConflictDialog } from '../ui/ConflictDialog';

const loadDialog = lateCode(() => import('../ui/ConflictDialog'));

/** The version of each text that was chosen; `null` for back to the form. */
type Choice<Field extends string> = Partial<Record<Field, string>> | null;

/** A question to draw, and where its answer goes. */
export interface ConflictQuestion<Field extends string> {
  Question: typeof ConflictDialog;
  conflict: Conflict<Field>;
  answer: (chosen: Choice<Field>) => void;
}

/** Asks which version of texts to keep that were changed in two places (R15.18). `show` draws the question. */
export async function askConflict<Field extends string>(
  conflict: Conflict<Field>,
  show: (question: ConflictQuestion<Field>) => void,
): Promise<Choice<Field>> {
  const { ConflictDialog: Question } = await loadDialog();
  return new Promise((answer) => {
    show({ Question, conflict, answer });
  });
}
