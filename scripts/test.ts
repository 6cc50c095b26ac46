/**
 * `npm test`: everything that must pass. `npm test rules` runs one part; what follows its name goes to
 * its test runner (`npm test browser login.spec.ts`). `npm run check` runs the parts that need neither
 * Java nor a browser.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build/buildSite';
import { productionVariables, siteVariables } from '../build/siteVariables';
import { bundleBudget, holdsSentry } from './checks/bundleBudget';
import { oneThing, runChecks, type Check } from './checks/runChecks';
import { browserCheck, vitestCheck } from './checks/testRunners';
import { CliError } from './CliError';
import { addressesAt, freeSuitePorts } from './emulators/ports';
import { SERVICES, startEmulators, suiteEnvironment, type Suite } from './emulators/startEmulators';
import { endOnSignals } from './endOnSignals';
import { removeOldSuites, suiteFolder } from './folders';
import { runProgram } from './runProgram';

await endOnSignals(async (signal) => {
  const [part, ...more] = process.argv.slice(2);
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

  const program = async (name: string, ...programArguments: string[]): Promise<boolean> =>
    (await runProgram(name, programArguments, { signal })) === 0;
  const tests = { folder, signal, more };
  const environment = async (): Promise<Record<string, string>> => suiteEnvironment(await start());
  const browserEnvironment = async (): Promise<Record<string, string>> => {
    const [started] = await Promise.all([environment(), build()]);
    return { ...started, CARDFILE_SITE: `http://${addresses.hosting}` };
  };

  // At each write the emulator asks anew what ever listened, over all that ever was stored.
  const freshEnvironment = async (): Promise<Record<string, string>> => {
    await (await suite)?.stop();
    suite = undefined;
    return browserEnvironment();
  };

  const quick: Check[] = [
    { name: 'format', run: async () => oneThing(await program('prettier', '--check', '.')) },
    { name: 'lint', run: async () => oneThing(await program('eslint', '.', '--max-warnings=0')) },
    { name: 'types', run: async () => oneThing(await program('npm', 'run', '--silent', 'types')) },
    vitestCheck('unit', tests),
    vitestCheck('component', tests),
    { name: 'build', run: () => build().then(() => oneThing(!holdsSentry(site))) },
    { name: 'bundle', run: async () => bundleBudget(await produce()) },
    vitestCheck('documents', {
      ...tests,
      environment: async () => ({ CARDFILE_PRODUCTION: await produce() }),
    }),
  ];
  // First what has work for one core: the other lane takes the other one meanwhile.
  const withServices: Check[] = [
    vitestCheck('rules', { ...tests, environment }),
    vitestCheck('mutants', { ...tests, environment }),
    vitestCheck('functions', { ...tests, environment }),
    vitestCheck('sync', { ...tests, environment }),
    browserCheck({ ...tests, environment: browserEnvironment }, freshEnvironment),
    vitestCheck('engines', { ...tests, environment: freshEnvironment }),
  ];
  const lanes = part === '--quick' ? [quick] : [quick, withServices];
  const isChosen = ({ name }: Check): boolean =>
    part === undefined || part === '--quick' || name === part;
  const chosen = lanes.map((lane) => lane.filter(isChosen));
  if (chosen.flat().length === 0) {
    const names = lanes
      .flat()
      .map(({ name }) => name)
      .join(', ');
    throw new CliError(`There is no part "${part ?? ''}"; the parts are ${names}.`);
  }
  // Early, so that they are ready when the first tests need them and cost next to no time.
  if (part === undefined) start().catch(() => undefined);
  try {
    await runChecks(chosen, signal);
  } finally {
    await suite?.then((started) => started.stop()).catch(() => undefined);
    // After a failure the logs and the site stay for inspection.
    if (!process.exitCode) rmSync(folder, { recursive: true, force: true });
  }
});
