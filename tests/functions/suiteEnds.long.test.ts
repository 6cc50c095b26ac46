import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { isFree } from '../../scripts/emulators/ports';
import { descendants, kill } from '../../scripts/emulators/processTree';
import { suiteFolder } from '../../scripts/folders';
import { isAlive, runScript, type ScriptRun } from '../unit/scripts/scriptRun';

/** In ms: patience for a loaded machine. A quiet one needs less than 20 s for both tests. */
const LIMIT = 240_000;

/**
 * A suite of its own, beside the one that the other tests use, in the way of `npm run dev`. It takes real
 * emulators, so these tests of a script stand here and not in tests/unit/scripts.
 */
function startSuite(): ScriptRun & { family: () => number[] } {
  const projectId = `demo-cardfile-test-${randomUUID().slice(0, 8)}`;
  const run = runScript(['scripts/emulators/run.ts', '--ports', 'auto', '--project', projectId]);
  const pid = run.process.pid ?? 0;
  const seen = new Set([pid]);
  const family = (): number[] => {
    for (const child of descendants(pid)) seen.add(child);
    return [...seen];
  };
  onTestFinished(() => {
    family().forEach(kill);
    rmSync(suiteFolder(projectId), { recursive: true, force: true });
  });
  return { ...run, family };
}

async function expectNothingLeft(family: number[]): Promise<void> {
  // The system may take a moment to report that a process has ended.
  await expect.poll(() => family.filter(isAlive), { timeout: 10_000 }).toEqual([]);
}

test(
  'Ctrl-C ends a suite: no process is left, and its ports are free',
  async () => {
    const suite = startSuite();
    await expect.poll(() => suite.output().error, { timeout: LIMIT }).toContain('Ctrl-C ends');
    const ports = [...suite.output().out.matchAll(/=127\.0\.0\.1:(\d+)$/gm)].map(([, port]) =>
      Number(port),
    );
    const mail = ports.pop();
    // Four services, and what stands before the database.
    expect(ports).toHaveLength(5);
    expect(await Promise.all(ports.map(isFree))).toEqual(Array(5).fill(false));
    const family = suite.family();
    // The script, the supervisor, firebase-tools, Firestore's Java and more.
    expect(family.length).toBeGreaterThan(3);

    suite.process.kill('SIGINT');
    expect(await suite.ended).toBe(0);
    await expectNothingLeft(family);
    expect(await Promise.all([...ports, mail ?? 0].map(isFree))).toEqual(Array(6).fill(true));
  },
  LIMIT,
);

test(
  'Ctrl-C in the middle of the start leaves no process either',
  async () => {
    const suite = startSuite();
    await expect.poll(() => suite.output().error, { timeout: LIMIT }).toContain('Emulators: Java');
    await expect.poll(() => suite.family().length, { timeout: LIMIT }).toBeGreaterThan(2);

    suite.process.kill('SIGINT');
    expect(await suite.ended).toBe(0);
    await expectNothingLeft(suite.family());
  },
  LIMIT,
);
