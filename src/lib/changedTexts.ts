/**
 * What a save of a form writes (R10.31): the texts that differ from what it `began` with, without blank
 * ends. The fields of `attempted` are always written: a write of them failed half-way.
 */
export function changedTexts<Field extends string>(
  form: Record<Field, string>,
  began: Record<Field, string>,
  attempted: Partial<Record<Field, string>> = {},
): Partial<Record<Field, string>> {
  const changed: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(began) as Field[]) {
    const text = form[field].trim();
    const isSame = form[field] === began[field] || text === began[field];
    if (!isSame || field in attempted) changed[field] = text;
  }
  return changed;
}
