import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * npm run walk -- --seed 7 --steps 500     two walks of 500 steps, the first with seed 7
 * npm run walk -- --services               one on the emulators, with the phone and a second tab
 * npm run walk -- --all                    goes on after every failure, tells all at the end, and keeps the steps to each
 * npm run walk -- --replay FILE            the steps of a file once more
 * npm run walk -- --shrink                 and fewer of the steps that failed, in test-results
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string' },
    replay: { type: 'string' },
    shrink: { type: 'boolean' },
    all: { type: 'boolean' },
    services: { type: 'boolean' },
  },
});

const title = values.replay === undefined ? 'a walk with seed' : 'a replay';
const { services, ...rest } = values;
const told = { ...rest, ...(values.replay && { replay: resolve(values.replay) }) };
const environment = Object.entries(told).map(([name, value]) => [
  `CARDFILE_WALK_${name.toUpperCase()}`,
  String(value),
]);
const command = services
  ? ['tsx', 'scripts/test.ts', '--long', 'walk-services']
  : ['playwright', 'test', '-c', 'tests/walk/playwright.config.ts'];
const { status } = spawnSync('npx', [...command, '-g', title], {
  stdio: 'inherit',
  env: { ...process.env, ...(Object.fromEntries(environment) as Record<string, string>) },
});
process.exitCode = status ?? 1;
