import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneThing, runChecks, type Check, type Counts } from '../../../scripts/checks/runChecks';
import { CliError } from '../../../scripts/CliError';

const folder = mkdtempSync(join(tmpdir(), 'cardfile-checks-'));
const timesFile = join(folder, 'times/test.json');
const goOn = { signal: new AbortController().signal, timesFile };
const says = (name: string, passed: number, failed: number): Check => ({
  name,
  run: () => Promise.resolve({ passed, failed }),
});

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  const keep = (line: string) => void lines.push(...line.split('\n').filter(Boolean));
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
  vi.stubEnv('GITHUB_ACTIONS', '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = 0;
});

test('every part runs, and the last line counts them all', async () => {
  const broken = { name: 'build', run: () => Promise.reject(new CliError('No such file.')) };
  await runChecks([[says('unit', 3, 0), broken], [says('rules', 4, 2)]], goOn);
  expect(lines).toContain('No such file.');
  expect(lines.slice(-5).map((line) => line.replaceAll(/[\d.]+ (?=s\b|minutes|of)/g, ''))).toEqual([
    'ok      unit       3 passed, 0 failed, s, processor s',
    'FAILED  build      0 passed, 1 failed, s, processor s',
    'FAILED  rules      4 passed, 2 failed, s, processor s',
    "minutes, of processor time, of the machine's",
    '7 passed, 3 failed',
  ]);
  expect(process.exitCode).toBe(1);
});

test('what could not be run is said, and counts for nothing', async () => {
  const run = () => Promise.resolve({ passed: 0, failed: 0, notRun: 'no Node 26 here' });
  await runChecks([[says('unit', 3, 0), { name: 'node 26', run }]], goOn);
  expect(lines).toContain('NOT RUN node 26    no Node 26 here');
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
  expect(process.exitCode).not.toBe(1);
});

test('tests that failed are named under their part', async () => {
  const failures = ['list.spec.ts:12 sorts\n  Error: no rows'];
  const run = () => Promise.resolve({ passed: 2, failed: 1, failures });
  await runChecks([[{ name: 'browser', run }, says('engines', 2, 0)]], goOn);
  expect(lines.at(-6)).toMatch(/^FAILED {2}browser/);
  expect(lines.slice(-5, -3)).toEqual([
    '          list.spec.ts:12 sorts',
    '            Error: no rows',
  ]);
});

test('the seconds of each part and the ten slowest cases are kept', async () => {
  const cases = Array.from({ length: 12 }, (_, index) => ({
    name: `case ${index}`,
    seconds: index,
  }));
  const run = () => Promise.resolve({ passed: 12, failed: 0, cases, processor: 7 });
  await runChecks([[{ name: 'unit', run }]], goOn);
  const times: unknown = JSON.parse(readFileSync(timesFile, 'utf8'));
  expect(times).toMatchObject({ parts: [{ name: 'unit', processor: 7, passed: 12, failed: 0 }] });
  expect(times).toHaveProperty('slowest.length', 10);
  expect(times).toHaveProperty('slowest.0', { part: 'unit', name: 'case 11', seconds: 11 });
  expect(lines).toContain('  11.0 s  unit: case 11');
});

test('the twin: where all pass, the exit code says so', async () => {
  await runChecks(
    [[says('unit', 3, 0), { name: 'lint', run: () => Promise.resolve(oneThing(true)) }]],
    goOn,
  );
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
  expect(process.exitCode).toBe(0);
});

test('a lane waits for no other one', async () => {
  let finish: (counts: Counts) => void = () => undefined;
  const slow = { name: 'rules', run: () => new Promise<Counts>((resolve) => (finish = resolve)) };
  const last = {
    name: 'unit',
    run: () => {
      finish({ passed: 2, failed: 0 });
      return Promise.resolve(oneThing(true));
    },
  };
  await runChecks([[slow], [says('lint', 1, 0), last]], goOn);
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
});

test('on GitHub, the parts that failed are named, and no other', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  await runChecks([[says('unit', 3, 0), says('rules', 4, 2)]], goOn);
  const annotations = lines.filter((line) => line.startsWith('::'));
  expect(annotations).toEqual(['::error title=rules::4 passed, 2 failed']);
});

test('what was called off does not end as if it had passed', async () => {
  await runChecks([[says('unit', 3, 0)]], { ...goOn, signal: AbortSignal.abort() });
  expect(lines).toEqual([]);
  expect(process.exitCode).toBe(130);
});
