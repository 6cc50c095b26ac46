import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name): [string, string] => [
  name,
  readFileSync(join(folder, name), 'utf8'),
]);

/** The text of each job, by its name. */
function jobsOf(workflow: string): [string, string][] {
  const [, jobs = ''] = workflow.split('\njobs:\n');
  return [...jobs.matchAll(/^ {2}(\w+):\n((?:\n| {4}.*\n)+)/gm)].map(([, name = '', job = '']) => [
    name,
    job,
  ]);
}

describe.each(workflows)('%s', (_, workflow) => {
  test('runs actions at a commit alone, with the version beside it', () => {
    const used = [...workflow.matchAll(/uses:(.*)/g)].map(([, action = '']) => action.trim());
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('may read the code, and nothing more', () => {
    expect(workflow.match(/permissions:\n(?: +.*\n)+/g)).toEqual([
      'permissions:\n  contents: read\n',
    ]);
    expect(workflow).toMatch(/^permissions:/m);
    // Neither would be safe with code from anybody.
    expect(workflow).not.toMatch(/pull_request_target|secrets\./);
    const checkouts = workflow.match(/uses: actions\/checkout@.*\n.*\n.*\n/g) ?? [];
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts) expect(checkout).toContain('persist-credentials: false');
  });

  test('ends each job in time', () => {
    const jobs = jobsOf(workflow);
    expect(jobs.length).toBeGreaterThan(0);
    for (const [name, job] of jobs) expect(job, name).toMatch(/^ {4}timeout-minutes: \d+$/m);
  });
});

test('each folder with a lock, and the actions, are kept up to date', () => {
  const bot = readFileSync('.github/dependabot.yml', 'utf8');
  expect(bot).toContain("package-ecosystem: npm\n    directories: ['/', '/functions']\n");
  expect(bot).toContain('package-ecosystem: github-actions\n    directory: /\n');
});

test('what must pass is what the README says, on the oldest Node', () => {
  const jobs = Object.fromEntries(jobsOf(Object.fromEntries(workflows)['ci.yml'] ?? ''));
  expect(jobs['test']).toMatch(/- run: npm ci\n\s+- run: npm test\n/);
  expect(jobs['long']).toMatch(/- run: npm ci\n\s+- run: npm run test:long\n/);
  for (const name of ['test', 'long']) {
    expect(jobs[name]).toContain('node-version: 20\n');
    expect(jobs[name]).toContain('java-version: 21\n');
  }
  expect(jobs['audit']).toContain('- run: npm run audit\n');
});

test('the smoke check is off until a site is named, and knows what the headers are made of', () => {
  const workflow = Object.fromEntries(workflows)['smoke.yml'] ?? '';
  const jobs = jobsOf(workflow);
  expect(jobs.map(([name]) => name)).toEqual(['smoke']);
  for (const [, job] of jobs) expect(job).toMatch(/^ {4}if: vars\.SMOKE_SITE != ''$/m);
  expect(workflow).toContain('- run: npm run smoke -- "$SMOKE_SITE"\n');
  const policy = readFileSync('build/contentPolicy.ts', 'utf8');
  const read = [...policy.matchAll(/VITE_\w+/g)].map(([name]) => name);
  expect(read.length).toBeGreaterThan(4);
  for (const name of read) expect(workflow).toContain(`${name}: \${{ vars.${name} }}\n`);
});
