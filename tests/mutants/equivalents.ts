/** A mutant that no test can tell from the rules, as it allows and denies the same. */
export interface Equivalent {
  file: 'firestore.rules' | 'storage.rules';
  /** As the run prints it. */
  without: string;
  because: string;
}

/** The fewer the better: a condition that decides nothing may as well be deleted. */
export const equivalents: readonly Equivalent[] = [];
