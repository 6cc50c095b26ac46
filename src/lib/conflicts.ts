/**
 * The fields of a save whose stored text is no longer the one that the person `began` from (R15.18). The same
 * text is no conflict, nor is one that this form has `attempted` to write: its answer may have been lost.
 */
export function conflicts<Field extends string>(
  changed: Partial<Record<Field, string>>,
  began: Record<Field, string>,
  stored: Record<Field, string>,
  attempted: Partial<Record<Field, string>>,
): Field[] {
  return (Object.keys(changed) as Field[]).filter(
    (field) => ![began[field], changed[field], attempted[field]].includes(stored[field]),
  );
}
