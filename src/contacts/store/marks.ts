/** In ms: how far clocks may differ, the phone's from the server's and this computer's from both. */
const CLOCKS_DIFFER = 5 * 60_000;

/** In ms: a write that has its time from the server is there for readers at most this much later. */
const SETTLING = 10_000;

/** How long a list goes without a full read, in ms. */
const WEEK = 7 * 24 * 60 * 60_000;

/** Up to where the times of one field are known. All in ms since 1970; times of the server but for `seen`. */
export interface Mark {
  /** The newest time that was read; 0 for none. */
  newest: number;
  /** When it was read first, by this computer's clock. */
  seen: number;
  /** From where the next read begins. */
  from: number;
}

/** What a whole list knows of the times of its contacts and of its bin. Plain numbers: the copy keeps them. */
export interface Marks {
  updatedAt: Mark;
  createdAt: Mark;
  deletedAt: Mark;
  /** When everything was read, by this computer's clock. */
  readInFull: number;
}

/** Whether everything is to be read again: after a week, or where the clock says that it was in the future. */
export function isFullReadDue({ readInFull }: Marks): boolean {
  const age = Date.now() - readInFull;
  return age < -CLOCKS_DIFFER || age > WEEK;
}

/**
 * The mark after a read that `began` (ms) and gave these times. A time ahead of the clock is nobody's last
 * change: it would hide all that come before it. `ahead` (ms) is how far a time may be ahead of the server's: the
 * phone dates its new cards itself, and a change with the server's time may be older than such a card.
 */
export function nextMark(
  times: readonly (Date | null)[],
  began: number,
  before: Mark = { newest: 0, seen: 0, from: 0 },
  ahead = CLOCKS_DIFFER,
): Mark {
  const now = Date.now();
  let { newest } = before;
  for (const date of times) {
    const time = Number(date);
    if (time > newest && time <= now + CLOCKS_DIFFER) newest = time;
  }
  if (newest !== before.newest) {
    // What changed while this was read, or was being written then, may be older than the newest.
    return { newest, seen: now, from: newest - ahead - SETTLING - (now - began) };
  }
  return began - before.seen < ahead + SETTLING ? before : { ...before, from: newest + 1 };
}
