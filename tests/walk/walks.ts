import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/folders';
import type { test as Test } from '../ui/support/test';
import type { Backend } from './backend';
import { KNOWN } from './known';
import { shrink } from './shrink';
import { Walk, type Failure, type Step } from './Walk';

/** How many steps each walk has: many more in the long command. */
const STEPS = Number(process.env['CARDFILE_WALK_STEPS'] ?? 250);

/** The seed of the first of two walks, always the same in `npm test`. The long command takes the day's. */
const SEED = Number(process.env['CARDFILE_WALK_SEED'] ?? 391_117);

const RESULTS = join(root, 'test-results');
const FOUND = join(import.meta.dirname, 'found');

/** The walks over one backend, and what earlier ones found there. */
export function defineWalks(test: typeof Test, backend: Backend): void {
  const hasServices = backend.remove !== undefined;
  for (const seed of hasServices ? [SEED] : [SEED, SEED + 1_000_000]) {
    test(`a walk with seed ${String(seed)}`, async ({ browser, site }) => {
      const walk = new Walk(browser, site, backend);
      const begin = Date.now();
      const failure = await walk.run({ seed, count: STEPS });
      const { met, steps, late, told } = walk;
      const seconds = ((Date.now() - begin) / 1_000).toFixed(0);
      const known = [...met].map(([file, times]) => `${file} ${String(times)}`).join(', ');
      console.log(
        [
          `seed ${String(seed)}: ${String(steps.length)} steps in ${seconds} s, ${String(late)} late; known: ${known}`,
          ...told.map(({ troubles, lines }) => [...troubles, ...lines].join('\n  ')),
        ].join('\n'),
      );
      for (const { step, steps } of told) writeSteps(`walk-${String(seed)}-${String(step)}`, steps);
      writeFileSync(join(RESULTS, `walk-${String(seed)}.txt`), walk.lines.join('\n'));
      await expectNone(failure, `walk-${String(seed)}`, hasServices, (fewer) =>
        new Walk(browser, site, backend).run(fewer),
      );
      expect(steps).toHaveLength(STEPS);
    });
  }

  for (const file of readdirSync(FOUND)) {
    if (file.startsWith('services') !== hasServices) continue;
    test(`what ${file} found`, async ({ browser, site }) => {
      const walk = new Walk(browser, site, backend);
      const failure = await walk.run(stepsIn(join(FOUND, file)));
      expect(failure).toBeNull();
      const isKnown = KNOWN.some((known) => known.file === file);
      // One that is not found any more leaves the list of known failures: its file stays.
      expect(walk.met.has(file), 'it is found').toBe(isKnown);
    });
  }

  const replay = process.env['CARDFILE_WALK_REPLAY'];
  if (replay) {
    test(`a replay of ${replay}`, async ({ browser, site }) => {
      const walked = (fewer: readonly Step[]) => new Walk(browser, site, backend).run(fewer);
      await expectNone(await walked(stepsIn(replay)), 'replay', hasServices, walked);
    });
  }
}

/** Fails with what a walk found, its steps in a file: fewer of them, where the environment asks for that. */
async function expectNone(
  failure: Failure | null,
  name: string,
  hasServices: boolean,
  walked: (steps: readonly Step[]) => Promise<Failure | null>,
): Promise<void> {
  if (!failure) return;
  let least = failure;
  if (process.env['CARDFILE_WALK_SHRINK']) {
    await shrink(failure.steps, async (fewer) => {
      const other = await walked(fewer);
      if (!other || kindOf(other) !== kindOf(failure)) return false;
      least = other;
      return true;
    });
  }
  writeSteps(name, least.steps);
  const again = await walked(least.steps);
  // The most important first: a build machine may keep no more.
  throw new Error(
    [
      `${name}, step ${String(failure.step)}`,
      ...failure.troubles,
      again && kindOf(again) === kindOf(failure)
        ? `It is found again by: npm run walk -- ${hasServices ? '--services ' : ''}--replay test-results/${name}.json${least === failure ? ' --shrink' : ''}`
        : 'Its replay does not find it: a fault of the walker, or of the time that something took.',
      ...(least === failure ? [] : [`In ${String(least.step)} steps:`, ...least.lines]),
      'The last steps:',
      ...failure.lines,
    ].join('\n'),
  );
}

/** Its last action, and which invariant is broken. What is left after a log-out no one action did. */
function kindOf({ steps, troubles }: Failure): string {
  const [broken = ''] = troubles[0]?.split(':') ?? [];
  return broken === 'log-out' ? broken : `${steps.at(-1)?.[0] ?? ''}: ${broken}`;
}

/** For `--replay`. */
function writeSteps(name: string, steps: readonly Step[]): void {
  const rows = steps.map((step) => `  ${JSON.stringify(step)}`);
  writeFileSync(join(RESULTS, `${name}.json`), `[\n${rows.join(',\n')}\n]\n`);
}

function stepsIn(file: string): Step[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Step[];
}
