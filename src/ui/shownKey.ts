import type { Key } from '../content/keys';
import { readStored } from '../platform/storage/browserStorage';
import { isAppleDevice } from './device';

const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
  Escape: 'Esc',
};
const MODIFIERS: Readonly<Record<string, [others: string, apple: string]>> = {
  Shift: ['Shift ', 'Shift '],
  Alt: ['Alt ', '⌥'],
  Mod: ['Ctrl ', '⌘'],
};

/** How a key of the table (content/keys.ts) is written on this device: `Ctrl K`, `⌘K`, `↓`. */
export function shownKey(key: string): string {
  const [name = '', modifier = ''] = key.split('+').toReversed();
  const at = isAppleDevice(navigator.userAgent) ? 1 : 0;
  return (MODIFIERS[modifier]?.[at] ?? '') + (NAMES[name] ?? name);
}

/** Whether single characters act in this browser (R15.7). */
export function doLettersAct(): boolean {
  return readStored('LOCAL', 'letters') !== 'off';
}

/** What a control does, with its key while that acts, for a tooltip: `Edit, E`. */
export function withKey(words: string, { keys: [key = ''] }: Key): string {
  const acts = key.length > 1 || (key !== '' && doLettersAct());
  return acts ? `${words}, ${key.length > 1 ? shownKey(key) : key.toUpperCase()}` : words;
}
