import { useState } from 'react';
import { readStored, writeStored } from '../../platform/storage/browserStorage';
import { runAction } from '../../ui/actions';
import { isAppleDevice } from '../../ui/device';
import { isComposing } from '../../ui/isComposing';
import { isDialogOpen } from '../../ui/useModalDialog';
import { useDocumentEvent } from '../../ui/useDocumentEvent';
import { ALT, KEY_GROUPS, MODIFIER, SHIFT } from './keyTable';

const KEYS = KEY_GROUPS.flatMap(({ keys }) => keys);
const OPEN_MENU = ':popover-open';
/** A box that is pressed takes no text. */
const TEXT_BOXES = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/**
 * Runs the actions of the keys, except while a dialog or a menu is open. Returns whether single characters act, and a
 * switch (R15.7).
 */
export function useKeys() {
  const [letters, setLetters] = useState(() => readStored('LOCAL', 'letters') !== 'off');
  const act = (event: KeyboardEvent): boolean => {
    if (event.defaultPrevented || isComposing(event)) return false;
    if (isDialogOpen() || document.querySelector(OPEN_MENU)) return false;
    const pressed = pressedKey(event);
    const isModified = pressed.startsWith(MODIFIER);
    const isForeign = isAppleDevice(navigator.userAgent) ? event.ctrlKey : event.metaKey;
    // With Ctrl, Backspace deletes a word there.
    const isTyped = (!isModified || event.key === 'Backspace') && takesText(event.target);
    if (pressed.length === 1 && (isTyped || !letters)) return false;
    return KEYS.some(
      ({ keys, action, inTextBoxes, repeats, ownModifier }) =>
        action &&
        keys.includes(pressed) &&
        (inTextBoxes || !isTyped) &&
        (repeats || isModified || !event.repeat) &&
        !(ownModifier && isForeign) &&
        runAction(action, event.shiftKey),
    );
  };
  useDocumentEvent('keydown', (event) => {
    if (act(event) || undoesElsewhere(event)) event.preventDefault();
  });
  return {
    letters,
    onLetters: (act: boolean) => {
      setLetters(act);
      writeStored('LOCAL', 'letters', act ? null : 'off');
    },
  };
}

/** The name in the key table: `j`, `?`, `Escape`, `Shift+F6`, `Alt+ArrowUp`, `Mod+K`; '' with other modifiers. */
function pressedKey(event: KeyboardEvent): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = latinKey(event);
  const isCharacter = key.length === 1;
  // Some characters need Shift; with a letter it asks for more of the same action.
  if (!ctrlKey && !metaKey && !altKey) {
    return isCharacter ? key.toLowerCase() : (shiftKey ? SHIFT : '') + key;
  }
  if (altKey && !ctrlKey && !metaKey && !shiftKey && !isCharacter) return ALT + key;
  if (ctrlKey === metaKey || altKey || shiftKey) return '';
  return MODIFIER + (isCharacter ? key.toUpperCase() : key);
}

/** The browser would undo what was typed in a box that no longer has the focus. */
function undoesElsewhere(event: KeyboardEvent): boolean {
  return pressedKey(event) === `${MODIFIER}Z` && !takesText(event.target);
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
