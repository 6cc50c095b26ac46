import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * npm run walk -- --seed 7 --steps 500     two walks of 500 steps, the first with seed 7
 * npm run walk -- --all                    goes on after every failure, and tells all at the end
 * npm run walk -- --replay FILE            the steps of a file once more
 * npm run walk -- --replay FILE --shrink   and fewer of them that fail in the same way, in test-results/shrunk.json
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string' },
    replay: { type: 'string' },
    shrink: { type: 'boolean' },
    all: { type: 'boolean' },
  },
});

const { seed, steps, replay, shrink, all } = values;
const title = replay === undefined ? 'a walk with seed' : 'a replay';
const config = 'tests/walk/playwright.config.ts';
const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, '-g', title], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(seed !== undefined && { CARDFILE_WALK_SEED: seed }),
    ...(steps !== undefined && { CARDFILE_WALK_STEPS: steps }),
    ...(replay !== undefined && { CARDFILE_WALK_REPLAY: resolve(replay) }),
    ...(shrink && { CARDFILE_WALK_SHRINK: 'yes' }),
    ...(all && { CARDFILE_WALK_ALL: 'yes' }),
  },
});
process.exitCode = status ?? 1;
