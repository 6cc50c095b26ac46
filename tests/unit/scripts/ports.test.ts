import { expect, onTestFinished, test } from 'vitest';
import { freePorts, isFree } from '../../../scripts/emulators/ports';
import { runScript } from './scriptRun';

test('two runs get different ports, even before anything listens on them', async () => {
  const start = process.pid;
  const script = `
    import { freePorts } from './scripts/emulators/ports.ts';
    console.log((await freePorts(3, ${start})).join());
    setInterval(() => undefined, 1000);`;
  const other = runScript(['--input-type=module', '--eval', script]);
  onTestFinished(() => void other.process.kill('SIGKILL'));
  await expect.poll(() => other.output().out, { timeout: 20_000 }).toContain('\n');
  const theirs = other.output().out.trim().split(',').map(Number);
  const ours = await freePorts(3, start);
  const [first = 0] = theirs;

  expect(new Set([...theirs, ...ours]).size).toBe(6);
  expect(await Promise.all(theirs.map(isFree))).toEqual([true, true, true]);
  // Killed without a chance to clean up, the other run still gives its block back.
  expect(await isFree(first - 1)).toBe(false);
  other.process.kill('SIGKILL');
  await other.ended;
  expect(await isFree(first - 1)).toBe(true);
});
