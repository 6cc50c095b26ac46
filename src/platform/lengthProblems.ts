/** Why a text cannot be stored in a field of `limit` UTF-16 units, or `null`. No box cuts what is put into it. */
export function lengthProblem(label: string, text: string, limit: number): string | null {
  return text.length > limit
    ? `${label} is too long: ${text.length} of ${limit} characters.`
    : null;
}

/** The same for each text of a form. */
export function lengthProblems<Name extends string>(
  texts: Partial<Record<Name, string>>,
  limits: Record<Name, number>,
  labels: Record<Name, string>,
): Partial<Record<Name, string>> {
  const problems: Partial<Record<Name, string>> = {};
  for (const [name, text] of Object.entries(texts) as [Name, string][]) {
    const problem = lengthProblem(labels[name], text, limits[name]);
    if (problem) problems[name] = problem;
  }
  return problems;
}
