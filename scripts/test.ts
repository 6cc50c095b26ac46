/**
 * `npm test`: what must pass before a change is taken. `npm run test:long`: what is slow by its nature. Either runs the
 * parts that it is told (`npm test build,documents`); what follows goes to their test runner (`npm test browser
 * login.spec.ts`). `npm run check` runs the parts of `npm test` that need neither Java nor a browser, `npm run test:ci`
 * all of them with what of the long command is cheap, `npm run machines` what may be otherwise on other machines.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build/buildSite';
import { productionVariables, siteVariables } from '../build/siteVariables';
import { bundleBudget, holdsSentry } from './checks/bundleBudget';
import { machineLanes } from './checks/machines';
import { oneThing, runChecks, type Check, type Counts } from './checks/runChecks';
import { playwrightCheck, vitestCheck } from './checks/testRunners';
import { CliError } from './CliError';
import { addressesAt, freeSuitePorts } from './emulators/ports';
import { SERVICES, startEmulators, suiteEnvironment, type Suite } from './emulators/startEmulators';
import { endOnSignals } from './endOnSignals';
import { removeOldSuites, suiteFolder, uiSite, workFolder } from './folders';
import { runTimed } from './runProgram';

/** The site in a real browser, on stand-ins for its services. */
const UI = 'tests/ui/playwright.config.ts';

/** Random walks over that site, and over the emulators. */
const WALK = 'tests/walk/playwright.config.ts';
const WALK_SERVICES = 'tests/walk/services.config.ts';

/** What may be run, each by an option of its name. */
const SETS = ['quick', 'long', 'check', 'ci', 'machines'] as const;

await endOnSignals(async (signal) => {
  const told = process.argv.slice(2);
  const set = SETS.find((name) => told.includes(`--${name}`)) ?? 'quick';
  const long = set === 'long';
  const [names, ...more] = told.filter((argument) => argument !== `--${set}`);
  const parts = names?.split(',');
  removeOldSuites();
  const projectId = `demo-cardfile-test-${randomUUID().slice(0, 8)}`;
  const folder = suiteFolder(projectId);
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  const ports = await freeSuitePorts();
  const addresses = addressesAt(ports);

  let suite: Promise<Suite> | undefined;
  const start = (): Promise<Suite> => {
    const only = [...SERVICES, 'hosting' as const];
    const say = console.log;
    return (suite ??= startEmulators({ projectId, ports, only, site, say, signal }));
  };
  let built: Promise<void> | undefined;
  const build = (): Promise<void> =>
    (built ??= buildSite(siteVariables({ projectId, addresses }), site));

  // As for the real services: such a build holds nothing for the emulators. It may report errors.
  let produced: Promise<string> | undefined;
  const produce = (): Promise<string> =>
    (produced ??= (async () => {
      // Each takes its variables from this process.
      await built;
      const production = join(folder, 'production');
      await buildSite(
        {
          ...productionVariables,
          VITE_SITE_ORIGIN: 'https://cards.example',
          VITE_SENTRY_DSN: 'https://key@sentry.example/1',
        },
        production,
      );
      return production;
    })());

  const program = (name: string, command: string, ...programArguments: string[]): Check => ({
    name,
    run: async () => {
      const { exitCode, processor } = await runTimed(command, programArguments, { signal });
      return { ...oneThing(exitCode === 0), processor };
    },
  });
  const here = (name: string, look: () => Promise<Counts>): Check => ({
    name,
    run: async () => {
      const before = process.cpuUsage();
      const counts = await look();
      const { user, system } = process.cpuUsage(before);
      return { ...counts, processor: (user + system) / 1e6 };
    },
  });
  const every = { folder, signal, more };
  const tests = { ...every, cases: long ? ('long' as const) : ('quick' as const) };
  // The long cases of these take a minute, and nobody sees them rot.
  const cheap = set === 'ci' ? every : tests;
  const environment = async (): Promise<Record<string, string>> => ({
    ...suiteEnvironment(await start()),
    ...(long ? inFull() : {}),
  });
  const browserEnvironment = async (): Promise<Record<string, string>> => {
    const [started] = await Promise.all([environment(), build()]);
    return { ...started, CARDFILE_SITE: `http://${addresses.hosting}` };
  };
  const withServices = { ...tests, environment };
  const cheapWithServices = { ...cheap, environment };
  const everyWithServices = { ...every, environment };
  const withSite = { ...tests, environment: browserEnvironment };
  // At each write the emulator asks anew what ever listened, over all that ever was stored.
  const withFreshSite = {
    ...every,
    environment: async () => {
      await (await suite)?.stop();
      suite = undefined;
      return browserEnvironment();
    },
  };

  const walk = playwrightCheck('walk', WALK, {
    ...every,
    environment: () =>
      Promise.resolve({
        // That of the part before.
        ...((!parts || parts.includes('ui')) && { CARDFILE_UI_SITE: uiSite }),
        ...(long && { ...inFull(), CARDFILE_WALK_STEPS: '1000' }),
      }),
  });

  const typedLint = program('lint-typed', 'npm', 'run', '--silent', 'lint:typed');
  // What needs neither Java nor a browser.
  const plain: Check[] = [
    program('format', 'prettier', '--check', '.'),
    program('lint', 'eslint', '.', '--max-warnings=0'),
    ...(set === 'ci' ? [typedLint] : []),
    program('types', 'npm', 'run', '--silent', 'types'),
    vitestCheck('unit', cheap),
    here('build', () => build().then(() => oneThing(!holdsSentry(site)))),
    here('bundle', async () => bundleBudget(await produce())),
    vitestCheck('documents', {
      ...tests,
      environment: async () => ({ CARDFILE_PRODUCTION: await produce() }),
    }),
    vitestCheck('component', tests),
  ];
  // Lanes run beside each other, on one core each: the second one has what needs the emulators.
  const quickLanes: Check[][] = [
    [...plain, playwrightCheck('ui', UI, tests), walk],
    [
      vitestCheck('rules', cheapWithServices),
      vitestCheck('mutants', withServices),
      vitestCheck('functions', cheapWithServices),
      vitestCheck('sync', withServices),
      playwrightCheck('browser', 'playwright.config.ts', withSite),
    ],
  ];
  const [beside, behind] = machineLanes({ folder, signal });
  const longLanes: Check[][] = [
    [
      typedLint,
      vitestCheck('unit', tests),
      playwrightCheck('ui', UI, tests),
      walk,
      // Only whether all can be measured: it asks for the site's words, which change.
      program('bench', 'npm', 'run', '--silent', 'bench', '--', '--rounds', '0'),
      ...beside,
    ],
    [
      vitestCheck('rules', withServices),
      vitestCheck('mutants', everyWithServices),
      vitestCheck('functions', withServices),
      vitestCheck('sync', everyWithServices),
      playwrightCheck('browser', 'playwright.config.ts', withSite),
      playwrightCheck('walk-services', WALK_SERVICES, {
        ...every,
        environment: browserEnvironment,
      }),
      vitestCheck('engines', withFreshSite),
      ...behind,
    ],
  ];
  const lanes = {
    quick: quickLanes,
    ci: quickLanes,
    long: longLanes,
    check: [plain],
    machines: [beside, behind],
  }[set];
  const all = lanes.flat().map(({ name }) => name);
  for (const part of parts ?? []) {
    if (all.includes(part)) continue;
    throw new CliError(`There is no part "${part}"; the parts are ${all.join(', ')}.`);
  }
  const chosen = lanes.map((lane) => lane.filter(({ name }) => !parts || parts.includes(name)));
  // Early, so that they are ready when the first tests need them and cost next to no time.
  if (!parts && set !== 'check' && set !== 'machines') start().catch(() => undefined);
  const end = async (): Promise<void> =>
    suite?.then((started) => started.stop()).catch(() => undefined);
  const timesFile =
    process.env['CARDFILE_TIMES'] ??
    join(workFolder, 'times', set === 'quick' ? 'test.json' : `test-${set}.json`);
  try {
    await runChecks(chosen, { signal, timesFile, end });
  } finally {
    await end();
    // After a failure the logs and the site stay for inspection.
    if (!process.exitCode) rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * What the long command does more of: random sequences and walks, others each day; mutants meet every test. What the
 * environment says of a walk holds.
 */
function inFull(): Record<string, string> {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  return {
    CARDFILE_SYNC_STEPS: '2000',
    CARDFILE_SYNC_SEED: day,
    CARDFILE_SYNC_PAIRS: '150',
    CARDFILE_MUTANTS: 'all',
    CARDFILE_WALK_SEED: process.env['CARDFILE_WALK_SEED'] ?? day,
    CARDFILE_WALK_SHRINK: 'yes',
  };
}
