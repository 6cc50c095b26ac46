/**
 * `npm test`: everything that must pass. `npm test rules` runs one part; what follows its name goes to
 * its test runner (`npm test browser login.spec.ts`).
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './buildSite';
import { browserCheck } from './checks/browserCheck';
import { bundleCheck } from './checks/bundleCheck';
import { oneThing, type Check } from './checks/Check';
import { codeChecks } from './checks/codeChecks';
import { runChecks } from './checks/runChecks';
import { vitestCheck } from './checks/vitestCheck';
import { freeSuitePorts } from './emulators/ports';
import {
  addressesAt,
  SERVICES,
  startEmulators,
  suiteEnvironment,
  type Suite,
} from './emulators/startEmulators';
import { removeOldSuites, suiteFolder } from './emulators/suiteFolder';
import { endOnSignals } from './endOnSignals';
import { Failure } from './Failure';
import { siteVariables } from './siteVariables';

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
    return (suite ??= startEmulators({ projectId, ports, only, site, say: console.log, signal }));
  };
  let built: Promise<void> | undefined;
  const build = (): Promise<void> =>
    (built ??= buildSite(siteVariables({ projectId, addresses }), site));

  const environment = async (): Promise<Record<string, string>> => suiteEnvironment(await start());
  const browserEnvironment = async (): Promise<Record<string, string>> => {
    const [started] = await Promise.all([environment(), build()]);
    return { ...started, CARDFILE_SITE: `http://${addresses.hosting}` };
  };

  const all: Check[] = [
    ...codeChecks(signal),
    vitestCheck({ project: 'unit', folder, signal, more }),
    vitestCheck({ project: 'component', folder, signal, more }),
    { name: 'build', run: () => build().then(() => oneThing(true)) },
    bundleCheck(folder),
    vitestCheck({ project: 'rules', folder, signal, more, environment }),
    vitestCheck({ project: 'mutants', folder, signal, more, environment }),
    vitestCheck({ project: 'functions', folder, signal, more, environment }),
    browserCheck({ folder, signal, more, environment: browserEnvironment }),
  ];
  const chosen = all.filter((check) => part === undefined || check.name === part);
  if (chosen.length === 0) {
    const names = all.map((check) => check.name).join(', ');
    throw new Failure(`There is no part "${part}"; the parts are ${names}.`);
  }
  // Early, so that they are ready when the first tests need them and cost next to no time.
  if (part === undefined) start().catch(() => undefined);
  try {
    await runChecks(chosen, signal);
  } finally {
    await suite?.then((started) => started.stop()).catch(() => undefined);
    // After a failure the logs and the site stay to be looked at.
    if (!process.exitCode) rmSync(folder, { recursive: true, force: true });
  }
});
