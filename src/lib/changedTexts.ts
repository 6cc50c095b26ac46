/**
 * What a save of a form writes (R10.31): only the texts that the person changed, without blank ends. A text that
 * nobody touched stays as it is stored, even where the form shows it cleaned: the phone or another tab
 * may have changed it since. `began` is what the form began with. The fields of `attempted` are always
 * written: a write of them has failed, and nobody knows what is stored there now.
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
