/** What a save writes (R10.31): trimmed texts that differ from `began`, and all `sent` ones (half-written). */
export function changedTexts<Field extends string>(
  form: Record<Field, string>,
  began: Record<Field, string>,
  sent: Partial<Record<Field, string>> = {},
): Partial<Record<Field, string>> {
  const changed: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(began) as Field[]) {
    const text = form[field].trim();
    const isSame = form[field] === began[field] || text === began[field];
    if (!isSame || field in sent) changed[field] = text;
  }
  return changed;
}
