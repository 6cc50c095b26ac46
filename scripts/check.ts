/** `npm run check`: everything that needs neither Java nor a browser. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './buildSite';
import { bundleCheck } from './checks/bundleCheck';
import { oneThing } from './checks/Check';
import { codeChecks } from './checks/codeChecks';
import { runChecks } from './checks/runChecks';
import { vitestCheck } from './checks/vitestCheck';
import { devPorts } from './emulators/ports';
import { addressesAt } from './emulators/startEmulators';
import { endOnSignals } from './endOnSignals';
import { workFolder } from './folders';
import { siteVariables } from './siteVariables';

await endOnSignals(async (signal) => {
  mkdirSync(workFolder, { recursive: true });
  const folder = mkdtempSync(join(workFolder, 'check-'));
  const build = async (): Promise<void> => {
    const suite = { projectId: 'demo-cardfile', addresses: addressesAt(devPorts()) };
    await buildSite(siteVariables(suite), join(folder, 'site'));
  };
  try {
    await runChecks(
      [
        ...codeChecks(signal),
        vitestCheck({ project: 'unit', folder, signal }),
        vitestCheck({ project: 'component', folder, signal }),
        { name: 'build', run: () => build().then(() => oneThing(true)) },
        bundleCheck(folder),
      ],
      signal,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
