/** How work on many items is followed and stopped. */
export interface WorkOptions {
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** After so many refusals in a row, all others would be refused too. */
export const MOST_REFUSALS = 10;
