import { vi } from 'vitest';

const computersNow = Date.now.bind(Date);

/** In ms. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The world's clock, which servers and phones follow, and the browser's, which may be wrong. Both go on by
 * themselves and can be put on; nothing waits. The emulator's own clock cannot be put on: see `World`.
 */
export class Clocks {
  /** How far the world's clock was put on, in ms. */
  passed = 0;
  /** How far the browser's clock is ahead of the world's, in ms. */
  wrongBy = 0;

  constructor() {
    vi.spyOn(Date, 'now').mockImplementation(() => this.now() + this.wrongBy);
  }

  /** The world's time, in ms. */
  now(): number {
    return computersNow() + this.passed;
  }

  stop(): void {
    vi.mocked(Date.now).mockRestore();
  }
}
