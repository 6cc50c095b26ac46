/** For every visit with this browser (`localStorage`), or as long as this tab lives (`sessionStorage`). */
export type Place = 'LOCAL' | 'SESSION';

/** Every key under which the browser stores something for the site. What follows a key in `of` is part of it. */
export const STORED = {
  /**
   * In both places: whether somebody is signed in, as far as this browser knows. It names nobody, and goes with
   * the session. build/startScript.ts reads it too.
   */
  session: 'cardfile.session',
  /** LOCAL: whose contacts this computer keeps, and in a database of the same name what they are (R15.22). */
  copy: 'cardfile.copy',
  /** LOCAL: `no` if people want to be logged out with their tab (R15.43). Stays after a log-out. */
  staySignedIn: 'cardfile.staySignedIn',
  /** LOCAL: `off` if single characters are no shortcuts (R15.7). Stays after a log-out. */
  letters: 'cardfile.letters',
  /** Where the session is kept: with what emails are written, if not by the computer (R15.159). Goes with it. */
  mailWay: 'cardfile.mailWay',
  /** SESSION, of a uid, a blank and the path of a form: its draft (R15.24). Goes with its save or a log-out. */
  draft: 'cardfile.draft ',
  /** SESSION: when the page last loaded itself again for code that a deploy had taken away. */
  reloadedAt: 'cardfile.reloadedAt',
} as const;

type Name = keyof typeof STORED;

/** What is stored; `null` where there is nothing, or where the browser refuses to tell. Never throws. */
export function readStored(place: Place, name: Name, of = ''): string | null {
  try {
    return storageAt(place).getItem(STORED[name] + of);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it (`null`). `false` where the browser is full or refuses. Never throws. */
export function writeStored(place: Place, name: Name, value: string | null, of = ''): boolean {
  try {
    if (value === null) storageAt(place).removeItem(STORED[name] + of);
    else storageAt(place).setItem(STORED[name] + of, value);
    return true;
  } catch {
    return false;
  }
}

/** What `of` can be for this name. Never throws. */
export function listStored(place: Place, name: Name): string[] {
  try {
    const keys = Object.keys(storageAt(place)).filter((key) => key.startsWith(STORED[name]));
    return keys.map((key) => key.slice(STORED[name].length));
  } catch {
    return [];
  }
}

function storageAt(place: Place): Storage {
  return place === 'LOCAL' ? localStorage : sessionStorage;
}
