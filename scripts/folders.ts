import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything the scripts write for themselves: built jars, suites, logs. Never committed. */
export const workFolder = join(root, '.cardfile');
