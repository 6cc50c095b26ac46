import { KEYS, type ActionOf, type Key, type Scope } from '../../content/keys';
import { isAppleDevice } from '../../ui/device';
import { isComposing } from '../../ui/isComposing';
import { focusedPart, runAction } from '../../ui/keys';
import { isDialogOpen } from '../../ui/useModalDialog';

const OPEN_MENU = ':popover-open';
/** A box that is pressed takes no text. */
const TEXT_BOXES = 'input:not([type="checkbox"], [type="radio"]), textarea, select';
/** The last ones are asked first. */
const SCOPES = (Object.keys(KEYS) as Scope[]).toReversed();

/**
 * Does what a key does where the focus is, else in the scopes around it, except while a dialog or a menu is open. Single
 * characters act where `letters` says so (R15.7). Returns whether the key is taken from the browser.
 */
export function runKey(event: KeyboardEvent, letters: boolean): boolean {
  if (event.defaultPrevented || isComposing(event)) return false;
  const pressed = pressedKey(event);
  // In a box that no longer has the focus the browser would undo what was typed.
  const undoesElsewhere = pressed === 'Mod+Z' && !takesText(event.target);
  if (isDialogOpen() || document.querySelector(OPEN_MENU)) return undoesElsewhere;
  const isModified = pressed.startsWith('Mod+');
  const isForeign = isAppleDevice(navigator.userAgent) ? event.ctrlKey : event.metaKey;
  // With Ctrl, Backspace deletes a word there.
  const isTyped = (!isModified || event.key === 'Backspace') && takesText(event.target);
  if (pressed.length === 1 && (isTyped || !letters)) return false;
  const part = focusedPart();
  const inPart = SCOPES.filter((scope) => scope === part);
  const others = SCOPES.filter((scope) => scope !== part);
  const hasActed = [...inPart, ...others].some((scope) =>
    keysOf(scope).some(
      ([action, { keys, inTextBoxes, repeats, ownModifier }]) =>
        keys.includes(pressed) &&
        (inTextBoxes || !isTyped) &&
        (repeats || isModified || !event.repeat) &&
        !(ownModifier && isForeign) &&
        runAction(scope, action, event.shiftKey),
    ),
  );
  return hasActed || undoesElsewhere;
}

/** The keys of a scope by what they do. */
export function keysOf<In extends Scope>(scope: In): [ActionOf<In>, Key][] {
  return Object.entries<Key>(KEYS[scope].keys) as [ActionOf<In>, Key][];
}

/** The name in the table of keys: `j`, `?`, `Escape`, `Shift+F6`, `Alt+ArrowUp`, `Mod+K`; '' with other modifiers. */
function pressedKey(event: KeyboardEvent): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = latinKey(event);
  const isCharacter = key.length === 1;
  // Some characters need Shift; with a letter it asks for more of the same action.
  if (!ctrlKey && !metaKey && !altKey) {
    return isCharacter ? key.toLowerCase() : (shiftKey ? 'Shift+' : '') + key;
  }
  // With a character it types another one.
  if (altKey && !ctrlKey && !metaKey && !shiftKey && !isCharacter) return `Alt+${key}`;
  if (ctrlKey === metaKey || altKey || shiftKey) return '';
  return `Mod+${isCharacter ? key.toUpperCase() : key}`;
}

function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if ('readOnly' in target && target.readOnly === true) return false;
  return target.isContentEditable || target.matches(TEXT_BOXES);
}

/** The key that is pressed. For a letter of another script, the Latin one that most keyboards have at its place. */
function latinKey({ key, code }: { key: string; code: string }): string {
  const isOther = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  return (isOther && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key;
}
