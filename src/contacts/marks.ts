import type { Contact } from './contact';

/** In ms: how far ahead of this computer's clock a time of the server may be. */
const CLOCKS_DIFFER = 5 * 60_000;

/** In ms: a write that has its time from the server is there for readers at most this much later. */
const SETTLING = 10_000;

/** Up to where the times of one field are known. All in ms since 1970; times of the server but for `seen`. */
export interface Mark {
  /** The newest time that was read; 0 for none. */
  newest: number;
  /** When it was read first, by this computer's clock. */
  seen: number;
  /** From where the next read begins. */
  from: number;
}

/** What a list knows of its contacts' times (R15.69). Plain numbers: a stored copy may keep them. */
export interface Marks {
  updatedAt: Mark;
  createdAt: Mark;
}

/**
 * The marks after a read that `began` (ms) and gave `contacts`. A time ahead of the clock is nobody's last
 * change: it would hide all that come before it.
 */
export function marksOf(contacts: readonly Contact[], began: number, before?: Marks): Marks {
  const now = Date.now();
  const markOf = (field: keyof Marks): Mark => {
    const known = before?.[field];
    let newest = known?.newest ?? 0;
    for (const contact of contacts) {
      const time = Number(contact[field]);
      if (time > newest && time <= now + CLOCKS_DIFFER) newest = time;
    }
    if (newest !== known?.newest) {
      // What changed while this was read, or was being written then, may be older than the newest.
      return { newest, seen: now, from: newest - SETTLING - (now - began) };
    }
    return began - known.seen < SETTLING ? known : { ...known, from: newest + 1 };
  };
  return { updatedAt: markOf('updatedAt'), createdAt: markOf('createdAt') };
}
