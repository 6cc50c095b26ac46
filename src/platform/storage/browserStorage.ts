/** LOCAL is `localStorage`, for every visit; SESSION is `sessionStorage`, as long as this tab lives. */
export type Place = 'LOCAL' | 'SESSION';

/** Every key under which the browser stores something for the site. In `of`, a key is a prefix. */
export const STORED = {
  /** LOCAL or SESSION: whether somebody is signed in, but not who. build/startScript.ts reads it too. */
  session: 'cardfile.session',
  /** SESSION: the id of a session that ends with its tab. LOCAL: the id of the last one that was ended (R15.43). */
  tabSession: 'cardfile.tabSession',
  /** SESSION: when a page of such a session was last known to be open. */
  seenAt: 'cardfile.seenAt',
  /** LOCAL: the uid whose contacts this computer keeps; the database of the same name holds them (R15.22). */
  copy: 'cardfile.copy',
  room: 'cardfile.room',
  /** LOCAL: `no` if people want to be logged out with their tab (R15.43). Stays after a log-out. */
  staySignedIn: 'cardfile.staySignedIn',
  /** LOCAL: `off` if single characters are not shortcuts (R15.7). Stays after a log-out. */
  letters: 'cardfile.letters',
  /** LOCAL or SESSION: how emails are written, if not by the computer (R15.159). Removed with the session. */
  mailWay: 'cardfile.mailWay',
  /** SESSION: the draft of a form, by uid, a blank and the form's path (R15.24). Removed at its save or a log-out. */
  draft: 'cardfile.draft ',
  /** SESSION: how the list is asked, and by whom, by the key of the history entry (R15.42). Removed at a log-out. */
  search: 'cardfile.search ',
  /** SESSION: the email that was typed at the login, for the password reset. Removed at a sign-in. */
  email: 'cardfile.email',
  reloadedAt: 'cardfile.reloadedAt',
} as const;

type Name = keyof typeof STORED;

/** The stored value; `null` if there is none or the browser refuses. Never throws. */
export function readStored(place: Place, name: Name, of = ''): string | null {
  try {
    return storageAt(place).getItem(STORED[name] + of);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it (`null`). `false` if the browser is full or refuses. Never throws. */
export function writeStored(place: Place, name: Name, value: string | null, of = ''): boolean {
  try {
    if (value === null) storageAt(place).removeItem(STORED[name] + of);
    else storageAt(place).setItem(STORED[name] + of, value);
    return true;
  } catch {
    return false;
  }
}

/** The values that `of` can have for this name. Never throws. */
export function listStored(place: Place, name: Name): string[] {
  try {
    const keys = Object.keys(storageAt(place)).filter((key) => key.startsWith(STORED[name]));
    return keys.map((key) => key.slice(STORED[name].length));
  } catch {
    return [];
  }
}

/** Removes everything that this tab holds, the sign-in service's session too. Never throws. */
export function emptyTab(): void {
  try {
    storageAt('SESSION').clear();
  } catch {
    // Refused: then there is nothing in it.
  }
}

function storageAt(place: Place): Storage {
  return place === 'LOCAL' ? localStorage : sessionStorage;
}
