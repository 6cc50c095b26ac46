/**
 * Starts a suite by hand and prints where it listens, as lines for `export`. It runs until Ctrl-C.
 *
 * Usage: npx tsx scripts/emulators/run.ts [--ports auto] [--project demo-something]
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { endOnSignals } from '../endOnSignals';
import { devPorts, freeSuitePorts } from './ports';
import { SERVICES, startEmulators, suiteEnvironment } from './startEmulators';

const { values } = parseArgs({
  options: { ports: { type: 'string' }, project: { type: 'string' } },
});

await endOnSignals(async (signal) => {
  const own = values.ports === 'auto';
  const suite = await startEmulators({
    projectId:
      values.project ?? (own ? `demo-cardfile-${randomUUID().slice(0, 8)}` : 'demo-cardfile'),
    ports: own ? await freeSuitePorts() : devPorts(),
    only: SERVICES,
    say: (line) => console.error(line),
    signal,
  });
  for (const [name, value] of Object.entries(suiteEnvironment(suite))) {
    console.log(`export ${name}=${value}`);
  }
  console.error(`Log: ${suite.logFile}. Ctrl-C ends the emulators.`);
  signal.addEventListener('abort', () => void suite.stop());
  await suite.ended;
});
