import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from '../../../scripts/emulators/suiteConfig';
import { suiteFolder } from '../../../scripts/folders';
import { passOn, serveSite, type SiteServer } from '../../../scripts/siteServer';
import { useRules } from '../../mutants/useRules';
import { suite } from '../../setup/suite';

/**
 * Serves the built site of this run once more, with the Firestore project of this worker in place of the run's, and
 * gives that project the rules. The functions know the run's project alone: their calls are passed on.
 */
export async function serveWorkerSite(): Promise<SiteServer> {
  const { run, projectId } = suite;
  const runFolder = suiteFolder(run);
  const functions = process.env['CARDFILE_FUNCTIONS'] ?? '';
  const folder = join(runFolder, projectId);
  cpSync(join(runFolder, 'site'), folder, { recursive: true });
  await useRules({ service: 'firestore', projectId }, rulesOfRun());
  const config = JSON.parse(
    readFileSync(join(runFolder, 'firebase.json'), 'utf8'),
  ) as FirebaseConfig;
  const server = await serveSite({
    folder,
    headers: config.hosting.headers,
    handlers: [passOn(`/${projectId}/us-central1/`, `http://${functions}/${run}/us-central1/`)],
  });
  const { host } = new URL(server.origin);
  const assets = join(folder, 'assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(assets, file), 'utf8');
    if (!code.includes(run)) continue;
    writeFileSync(join(assets, file), code.replaceAll(run, projectId).replaceAll(functions, host));
  }
  return server;
}

/** The rules of Firestore, as this run's emulators use them. */
export function rulesOfRun(): string {
  return readFileSync(join(suiteFolder(suite.run), 'firestore.rules'), 'utf8');
}
