/** Whether the time `at` is less than `span` ago, both in ms. Not where the clock was set back since. */
export function isYounger(at: number, span: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < span;
}
