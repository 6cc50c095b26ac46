/** A description of tests/rules, and names of tests under it. */
export type NamedTests = readonly [description: string, ...names: string[]];

/** Who may do what, a row for each kind of attempt, and the tests that say so. */
export type Matrix = Readonly<Record<string, readonly NamedTests[]>>;

/** Names as the tests write them who try the owner with one wrong thing and one right. */
export const twin = (...cases: string[]): string[] =>
  cases.map((one) => `${one}: A denied, and its twin allowed`);

/** Names of tests that try all three roles on what is open to none. */
export const closed = (...cases: string[]): string[] =>
  cases.map((one) => `${one}: V, A and M denied; with the rules off it works`);

/** V a visitor, A the owner, M another signed-in user. */
export const A_ALONE = ['A: allowed', 'V: denied', 'M: denied'];
