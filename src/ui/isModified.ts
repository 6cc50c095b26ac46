import type { KeyboardEvent } from 'react';

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With one of these a key or a click is the browser's, or does something else: a link opens elsewhere. */
export function isModified(event: Modifiers): boolean {
  return isCommand(event) || event.shiftKey;
}

/** The same for keys that write a character, where Shift is part of some. */
export function isCommand({ altKey, ctrlKey, metaKey }: Omit<Modifiers, 'shiftKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}
