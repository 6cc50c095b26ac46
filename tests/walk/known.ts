/** What a walk finds on today's code and goes on from. */
export interface Known {
  /** The file in `found` that shows it: its replay must find it, or the row has to go. */
  file: string;
  /** The action, and what is said of the step. */
  action: RegExp;
  trouble: RegExp;
  /** What it is, and why it is not mended yet. */
  why: string;
}

/** This list may only shrink. */
export const KNOWN: readonly Known[] = [];
