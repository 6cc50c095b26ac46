/** A part of the site's code that could not be loaded. */
export class ChunkLoadError extends Error {
  /** Whether the browser was offline then: the part itself may be there. */
  readonly isOffline = !navigator.onLine;
  /** Lets the part be loaded anew when it is next needed. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(`A part of the site could not be loaded: ${String(cause)}`, { cause });
    this.name = 'ChunkLoadError';
    this.forget = forget;
  }
}
