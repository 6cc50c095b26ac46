/**
 * `npm run audit`: known vulnerabilities, high or critical, of what is shipped: the site's packages, and
 * the functions', which the cloud installs by a lock file of their own.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { auditVerdict } from './audit/auditVerdict';
import { root } from './folders';

const options = ['--omit=dev', '--package-lock-only', '--no-workspaces', '--json'];

for (const folder of ['.', 'functions']) {
  const { stdout } = spawnSync('npm', ['audit', ...options], {
    cwd: join(root, folder),
    encoding: 'utf8',
  });
  const verdict = auditVerdict(stdout);
  const lock = join(folder, 'package-lock.json');
  if (verdict.kind === 'clean') {
    console.log(`${lock}: nothing high or critical.`);
  } else if (verdict.kind === 'unanswered') {
    console.warn(`${lock}: NOT AUDITED, the registry did not answer (${verdict.reason}).`);
  } else {
    console.error(`${lock}: ${verdict.packages.join(', ')}. See \`npm audit --omit=dev\`.`);
    process.exitCode = 1;
  }
}
