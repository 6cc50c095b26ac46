import { expect } from 'vitest';
import { simulate, type Figures } from './simulate';

/** How many steps a sequence has: the longer one is, the slower the emulator becomes. */
const LENGTH = 50;

/** How many steps are made in all, by the two files together: many more in the long command. */
const STEPS = Number(process.env['CARDFILE_SYNC_STEPS'] ?? 200);

/**
 * The seed of the first sequence, the same in each run of `npm test`: a change is judged by the same sequences. The long
 * command takes the day's. Others are tried by hand: `CARDFILE_SYNC_SEED=7 CARDFILE_SYNC_STEPS=50` runs the one with
 * seed 7.
 */
const SEED = Number(process.env['CARDFILE_SYNC_SEED'] ?? 179_409);

const count = Math.max(1, Math.ceil(STEPS / LENGTH / 2));

/** The seeds of one of the two files, which run at the same time. */
export function seedsOf(file: 1 | 2): number[] {
  const first = file === 1 ? SEED : SEED + 1_000_000;
  return Array.from({ length: count }, (_, index) => first + index);
}

const total: Figures = { steps: 0, actions: 0, hidden: 0, weeks: 0 };

/** Expects both lists to be true after each step of a sequence. */
export async function expectTruth(seed: number): Promise<void> {
  const figures = await simulate(seed, LENGTH);
  for (const name of ['steps', 'actions', 'hidden', 'weeks'] as const) total[name] += figures[name];
  expect(figures.steps).toBe(LENGTH);
}

/** All that this file did so far, in a line. */
export function told(): string {
  const { steps, actions, hidden, weeks } = total;
  return `${String(steps)} steps, ${String(actions)} actions, ${String(weeks)} weeks, ${String(hidden)} of them since the count could not tell`;
}
