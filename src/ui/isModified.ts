import type { KeyboardEvent } from 'react';

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With one of these a key or a click is the browser's, or does something else: a link opens elsewhere. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
