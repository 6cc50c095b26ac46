import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endOnSignals } from '../../../scripts/endOnSignals';
import { isAlive, runScript, type ScriptRun } from './scriptRun';

/** Takes the port for the length of a test, unless another program has it already. */
async function takePort(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve());
    server.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
}

async function expectOneSentence(run: ScriptRun, sentence: string): Promise<void> {
  expect(await run.ended).toBe(1);
  expect(run.output()).toEqual({ out: '', error: `\n${sentence}\n` });
  expect(run.process.pid).toBeGreaterThan(1);
  await expect.poll(() => isAlive(-(run.process.pid ?? 0)), { timeout: 10_000 }).toBe(false);
}

test('npm run dev, its port taken: one sentence, and nothing is left running', async () => {
  await takePort(5173);
  await expectOneSentence(
    runScript(['scripts/dev.ts']),
    'Port 5173, where the site is served, is taken: end the program that uses it (perhaps another `npm run dev`) and try again.',
  );
});

test('a script on a machine without Java: one sentence', async () => {
  const script = `
    import { findJava } from './scripts/emulators/findJava.ts';
    import { endOnSignals } from './scripts/endOnSignals.ts';
    await endOnSignals(async () => void findJava([]));`;
  await expectOneSentence(
    runScript(['--input-type=module', '--eval', script], { PATH: '', JAVA_HOME: '' }),
    'The Firebase emulators need Java 21 or newer, and this machine has none: ' +
      'install a JDK (for example https://adoptium.net) and set JAVA_HOME to it.',
  );
});

test('a script on Windows: one sentence, and it does not begin', async () => {
  const platform = Object.getOwnPropertyDescriptor(process, 'platform') ?? {};
  Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
  const say = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    Object.defineProperty(process, 'platform', platform);
    say.mockRestore();
    process.exitCode = 0;
  });
  const script = vi.fn(() => Promise.resolve());
  await endOnSignals(script);
  expect(script).not.toHaveBeenCalled();
  expect(say.mock.calls).toEqual([
    [expect.stringMatching(/^\nThis needs Linux or macOS: on Windows/)],
  ]);
  expect(process.exitCode).toBe(1);
});
