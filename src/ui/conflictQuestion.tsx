import type { ReactNode } from 'react';
import { ConflictDialog } from './ConflictDialog';

interface ConflictQuestion<Field extends string> {
  /** What was changed here and elsewhere. */
  fields: readonly Field[];
  labels: Record<Field, string>;
  yours: Partial<Record<Field, string>>;
  /** What stands there now. */
  stored: Record<Field, string>;
  /** When it was changed elsewhere, as far as that is known. */
  changedAt: Date | null;
  /** Saves the chosen texts, and hears what stands there now in these fields. */
  onChosen: (
    chosen: Partial<Record<Field, string>>,
    theirs: Partial<Record<Field, string>>,
  ) => Promise<void>;
  /** What to say where that fails. */
  explain: (error: unknown) => string;
  onDismiss: () => void;
}

/** Asks which texts of a save to keep (R15.18). */
export function conflictQuestion<Field extends string>({
  fields,
  labels,
  yours,
  stored,
  onChosen,
  ...rest
}: ConflictQuestion<Field>): ReactNode {
  const theirs: Partial<Record<Field, string>> = {};
  for (const field of fields) theirs[field] = stored[field];
  return (
    <ConflictDialog
      // Changed once more: another question.
      key={JSON.stringify(theirs)}
      conflicts={fields.map((field) => ({
        field,
        label: labels[field],
        yours: yours[field] ?? '',
        theirs: stored[field],
      }))}
      onSave={(chosen) => onChosen(chosen, theirs)}
      {...rest}
    />
  );
}
