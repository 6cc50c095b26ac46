import { act } from '@testing-library/react';

// Its own, for some tests stop the clock.
const later = setTimeout.bind(globalThis);

/** More than the longest chain of answers, effects and rounds of the worker takes that a test waits for. */
const TURNS = 30;

/** Lets all happen that waits for its turn alone: what has not happened then is held, or needs the clock. */
export async function settled(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => later(next));
  });
}
