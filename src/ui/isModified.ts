import type { KeyboardEvent, MouseEvent } from 'react';

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With a modifier, a key or a click is the browser's or does something else, such as opening a link elsewhere. */
export function isModified(event: Modifiers): boolean {
  return isCommand(event) || event.shiftKey;
}

/** The same without Shift, which some characters need. */
export function isCommand({ altKey, ctrlKey, metaKey }: Omit<Modifiers, 'shiftKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}

/** A link's `onClick`: calls `leave` where the press opens the page here, and not where it opens it in another tab. */
export function onLeaving(leave: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isModified(event)) leave();
  };
}
