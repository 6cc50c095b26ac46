/** How far the phone's and this computer's clocks may differ from the server's. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** How much later than its server time a write may become visible to readers. */
const SETTLING_MS = 10_000;

const WEEK = 7 * 24 * 60 * 60_000;

/** Up to which time the changes of one field are known. All in ms since 1970; server times except `seen`. */
export interface Cursor {
  /** The newest time that was read; 0 for none. */
  newest: number;
  /** When it was first read, by this computer's clock. */
  seen: number;
  from: number;
}

/** The cursors of a complete list and its bin. Plain numbers: the copy stores them. */
export interface Cursors {
  updatedAt: Cursor;
  createdAt: Cursor;
  deletedAt: Cursor;
  readInFull: number;
}

/** Whether everything must be read again: after a week, or if the clock says that it was in the future. */
export function isFullReadDue({ readInFull }: Cursors): boolean {
  const age = Date.now() - readInFull;
  return age < -CLOCKS_DIFFER_MS || age > WEEK;
}

/**
 * The cursor after a read that `began` (ms). A time ahead of the clock is ignored: it would hide earlier changes. `ahead`
 * (ms): how far a time may be ahead of the server's. The phone dates its new cards itself.
 */
export function nextCursor(
  times: readonly (Date | null)[],
  began: number,
  before: Cursor = { newest: 0, seen: 0, from: 0 },
  ahead = CLOCKS_DIFFER_MS,
): Cursor {
  const now = Date.now();
  let { newest } = before;
  for (const date of times) {
    const time = Number(date);
    if (time > newest && time <= now + CLOCKS_DIFFER_MS) newest = time;
  }
  if (newest !== before.newest) {
    // Changes during the read, or writes in progress then, may be older than the newest.
    return { newest, seen: now, from: newest - ahead - SETTLING_MS - (now - began) };
  }
  return began - before.seen < ahead + SETTLING_MS ? before : { ...before, from: newest + 1 };
}
