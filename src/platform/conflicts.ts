/** Fields whose stored text changed since `began` (R15.18), but not to the new or `sent` one (a lost answer). */
export function conflicts<Field extends string>(
  changed: Partial<Record<Field, string>>,
  began: Record<Field, string>,
  stored: Record<Field, string>,
  sent: Partial<Record<Field, string>>,
): Field[] {
  return (Object.keys(changed) as Field[]).filter(
    (field) => ![began[field], changed[field], sent[field]].includes(stored[field]),
  );
}
