import type { Locator, Page } from '@playwright/test';
import { SLOW } from '../setup/slow';

/** With what a key is struck. */
export interface Strikes {
  page: Page;
  /** Whether keys are held down: what one does must be what one press does. */
  isHeld: boolean;
  /** Waits until nothing is under way, where an action has several parts. */
  rest: () => Promise<void>;
}

/** How often a held key comes before all that it did has happened, and how often after it. */
const TIMES = [8, 8];

/** Presses or holds a key, such as `Control+z`, on this part of the page or on what has the focus. */
export async function strike(
  { page, isHeld, rest }: Strikes,
  keys: string,
  part?: Locator,
): Promise<void> {
  await part?.focus({ timeout: 3_000 * SLOW });
  if (!isHeld) {
    await page.keyboard.press(keys);
    return;
  }
  const [key = '', ...modifiers] = keys.split('+').reverse();
  for (const modifier of modifiers) await page.keyboard.down(modifier);
  for (const times of TIMES) {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.down(key);
      // A repetition comes each 33 ms, and each page draws meanwhile.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await rest();
  }
  for (const pressed of [key, ...modifiers]) await page.keyboard.up(pressed);
}
