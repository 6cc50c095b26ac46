/** What browsers call each key of a word that is being composed (UI Events, section 7). */
const COMPOSING_KEY = 229;

/** A key of the browser. `keyCode` is no longer recommended, and nothing else tells it in Safari. */
interface Key {
  isComposing: boolean;
  keyCode: number;
}

/** Whether a key belongs to a word that is being composed, as in Japanese. Safari ends the composition before its last key. */
export function isComposing({ isComposing, keyCode }: Key): boolean {
  return isComposing || keyCode === COMPOSING_KEY;
}
