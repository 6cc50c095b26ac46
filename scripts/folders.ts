import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything the scripts write for themselves: built jars, suites, logs. Never committed. */
export const workFolder = join(root, '.cardfile');

/** The site that is built for tests/ui. */
export const uiSite = join(workFolder, 'ui-site');

const suites = join(workFolder, 'suites');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the emulator suite of a project keeps its configuration, its logs and the site it serves. */
export function suiteFolder(projectId: string): string {
  return join(suites, projectId);
}

/** Removes what failed test runs of more than a day ago left for inspection. */
export function removeOldSuites(): void {
  if (!existsSync(suites)) return;
  for (const name of readdirSync(suites)) {
    const folder = join(suites, name);
    const isOld = Date.now() - statSync(folder).mtimeMs > DAY_MS;
    if (isOld && name.includes('-test-')) rmSync(folder, { recursive: true, force: true });
  }
}
