import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/folders';
import { expect, test } from '../ui/support/test';
import { standIns } from './backend';
import { KNOWN } from './known';
import { shrink } from './shrink';
import { Walk, type Failure, type Step } from './Walk';

/** How many steps each walk has. */
const STEPS = Number(process.env['CARDFILE_WALK_STEPS'] ?? 250);

/** The seed of the first of two walks, always the same in `npm test`. The long command takes the day's. */
const SEED = Number(process.env['CARDFILE_WALK_SEED'] ?? 391_117);

const RESULTS = join(root, 'test-results');
const FOUND = join(import.meta.dirname, 'found');

for (const seed of [SEED, SEED + 1_000_000]) {
  test(`a walk with seed ${String(seed)}`, async ({ browser, site }) => {
    const walk = new Walk(browser, site, standIns);
    const begin = Date.now();
    const failure = await walk.run({ seed, count: STEPS });
    const { met, late, steps } = walk;
    const seconds = (Date.now() - begin) / 1_000;
    console.log(
      `seed ${String(seed)}: ${String(steps.length)} steps in ${seconds.toFixed(0)} s, ${String(late)} late; known: ${JSON.stringify([...met])}`,
    );
    for (const line of walk.told) console.log(line);
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(join(RESULTS, `walk-${String(seed)}.txt`), walk.lines.join('\n'));
    if (failure) keep(`walk-${String(seed)}`, failure.steps);
    expect(failure && told(failure), `seed ${String(seed)}`).toBeNull();
    expect(steps).toHaveLength(STEPS);
  });
}

for (const file of readdirSync(FOUND)) {
  test(`what ${file} found`, async ({ browser, site }) => {
    const steps = stepsIn(join(FOUND, file));
    const walk = new Walk(browser, site, standIns);
    const failure = await walk.run(steps);
    expect(failure && told(failure)).toBeNull();
    const isKnown = KNOWN.some((known) => known.file === file);
    // One that is not found any more leaves the list of known failures: its file stays.
    expect(walk.met.has(file), 'it is found').toBe(isKnown);
  });
}

const replay = process.env['CARDFILE_WALK_REPLAY'];
if (replay) {
  test(`a replay of ${replay}`, async ({ browser, site }) => {
    const walked = (steps: readonly Step[]) => new Walk(browser, site, standIns).run(steps);
    const steps = stepsIn(replay);
    const failure = await walked(steps);
    if (failure && process.env['CARDFILE_WALK_SHRINK']) {
      const small = await shrink(failure.steps, async (fewer) => {
        const other = await walked(fewer);
        return other !== null && kindOf(other) === kindOf(failure);
      });
      keep('shrunk', small);
      const again = await walked(small);
      expect(again && told(again), `${String(small.length)} steps`).toBeNull();
    }
    expect(failure && told(failure)).toBeNull();
  });
}

/** Its last action, and which invariant is broken. */
function kindOf({ steps, troubles }: Failure): string {
  return `${steps.at(-1)?.[0] ?? ''}: ${troubles[0]?.split(':')[0] ?? ''}`;
}

function stepsIn(file: string): Step[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Step[];
}

function keep(name: string, steps: readonly Step[]): void {
  writeFileSync(
    join(RESULTS, `${name}.json`),
    `[\n${steps.map((step) => `  ${JSON.stringify(step)}`).join(',\n')}\n]\n`,
  );
}

function told({ step, troubles, lines }: Failure): string {
  return [`step ${String(step)}`, ...troubles, ...lines].join('\n');
}
