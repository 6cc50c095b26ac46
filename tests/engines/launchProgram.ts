import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 60_000;

interface Launched {
  /** What it has written to its standard output so far. */
  output: () => string;
  end: () => Promise<void>;
}

/** Starts a program that ends with this process, however that ends. */
export function launchProgram(
  program: string,
  programArguments: string[],
  environment: Record<string, string> = {},
): Launched {
  const supervisor = new URL('../../scripts/emulators/supervisor.ts', import.meta.url);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', supervisor.pathname, program, ...programArguments],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, ...environment },
    },
  );
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    output: () => written,
    end: () => {
      child.stdin.end();
      return ended;
    },
  };
}

/** Asks again and again until there is an answer; throws after a minute. */
export async function inTime<T>(what: string, ask: () => T | Promise<T>): Promise<T> {
  const limit = Date.now() + START_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > limit) throw new Error(`${what} did not start in time.`);
    await sleep(50);
  }
}
