import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from '../folders';

const suites = join(workFolder, 'suites');
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Where a suite keeps what is its own: configuration, logs, the site it serves. */
export function suiteFolder(projectId: string): string {
  return join(suites, projectId);
}

/** Removes what failed test runs left to be looked at more than a day ago. */
export function removeOldSuites(): void {
  if (!existsSync(suites)) return;
  for (const name of readdirSync(suites)) {
    const folder = join(suites, name);
    const isOld = Date.now() - statSync(folder).mtimeMs > dayMilliseconds;
    if (isOld && name.includes('-test-')) rmSync(folder, { recursive: true, force: true });
  }
}
