import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../../../build/siteWorker';
import type { FirebaseConfig } from '../../../scripts/emulators/suiteConfig';
import { suiteFolder } from '../../../scripts/folders';
import { passOn, serveSite, type SiteServer } from '../../../scripts/siteServer';
import { useRules } from '../../mutants/useRules';
import { suite } from '../../setup/suite';
import { closedAddress } from './closedAddress';

/**
 * Serves the built site of this run once more, with the Firestore project of this worker in place of the run's, and
 * gives that project the rules. The functions know the run's project alone: their calls are passed on.
 */
export async function serveWorkerSite(): Promise<SiteServer> {
  const { run, projectId } = suite;
  await useRules({ service: 'firestore', projectId }, rulesOfRun());
  const functions = process.env['CARDFILE_FUNCTIONS'] ?? '';
  const host = await closedAddress();
  const own = (file: string): string =>
    readFileSync(file, 'utf8').replaceAll(run, projectId).replaceAll(functions, host);

  const runFolder = suiteFolder(run);
  const folder = join(runFolder, projectId);
  cpSync(join(runFolder, 'site'), folder, { recursive: true });
  const assets = join(folder, 'assets');
  const workerFile = join(folder, 'worker.js');
  let worker = readFileSync(workerFile, 'utf8');
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const [before, after] = [readFileSync(join(assets, name), 'utf8'), own(join(assets, name))];
    writeFileSync(join(assets, name), after);
    worker = worker.replace(integrityOf(before), integrityOf(after));
  }
  writeFileSync(workerFile, worker);
  const config = JSON.parse(own(join(runFolder, 'firebase.json'))) as FirebaseConfig;
  return serveSite({
    folder,
    headers: config.hosting.headers,
    port: Number(new URL(`http://${host}`).port),
    handlers: [passOn(`/${projectId}/us-central1/`, `http://${functions}/${run}/us-central1/`)],
  });
}

/** The rules of Firestore, as this run's emulators use them. */
export function rulesOfRun(): string {
  return readFileSync(join(suiteFolder(suite.run), 'firestore.rules'), 'utf8');
}
