const KEY = 'cardfile.letters';

/** Whether single characters act as shortcuts in this browser; they do unless they were switched off (R15.7). */
export function lettersAct(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers it for this browser. Where storage is refused, only until the page is loaded again. */
export function keepLettersAct(act: boolean): void {
  try {
    if (act) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // The choice still holds on this page.
  }
}
