import { isAppleDevice } from '../../ui/device';
import { useDocumentEvent } from '../../ui/useDocumentEvent';
import { KEY_GROUPS, type KeyActions } from './keyTable';

const KEYS = KEY_GROUPS.flatMap(({ keys }) => keys);
const TYPED_IN = 'input, textarea, select, [contenteditable]';

/**
 * Listens for the keys of the table, and for Ctrl+K, or ⌘K on an Apple device. Nothing acts while a dialog is
 * open; single characters act outside of text boxes only, and only while `letters` is true (R15.7).
 */
export function useKeys(letters: boolean, actions: KeyActions): void {
  const act = (event: KeyboardEvent): boolean => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) {
      return false;
    }
    if (isSearchShortcut(event)) {
      actions.search();
      return true;
    }
    const { target } = event;
    // Shift is in some signs; of a letter it asks for more of the same.
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (isModified || !(target instanceof Element) || target.closest(TYPED_IN)) return false;
    if (key.length === 1 && !letters) return false;
    return KEYS.some(
      ({ keys, act, repeats }) =>
        keys.includes(key) && (repeats || !event.repeat) && act?.(target, actions, event.shiftKey),
    );
  };
  useDocumentEvent('keydown', (event) => {
    if (act(event)) event.preventDefault();
  });
}

/** On an Apple device Ctrl+K deletes the rest of a line. */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isModified = isAppleDevice(navigator.userAgent) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && isModified && !altKey && !shiftKey;
}
