/**
 * `npm run breaks`: makes each fault of tests/breaks in a copy of the repository, one at a time, and says which test
 * finds it: the one that found it last, else any of the unit and component tests of what was changed.
 *
 *     npm run breaks -- --class drafts
 *     npm run breaks -- --only 12                            by its number in the table, from 1
 *     npm run breaks -- --day                                one, another each day
 *     npm run breaks -- --class list --browser rows.spec.ts  these browser tests too; several with commas
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { BREAKS, type Break } from '../tests/breaks/breaks';
import { CliError } from './CliError';
import { endOnSignals } from './endOnSignals';
import { root, workFolder } from './folders';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A failed test, as Vitest and Playwright name it. A file that could not be loaded is none. */
const FAILED = /^(?: FAIL {2}\|[^|]+\| | {2}\d+\) \[\w+\] › )(.+? [>›] .+?)(?: ─+)?$/m;

await endOnSignals(async (signal) => {
  const { values } = parseArgs({
    options: {
      class: { type: 'string' },
      only: { type: 'string' },
      day: { type: 'boolean' },
      browser: { type: 'string' },
    },
  });
  const today = Math.floor(Date.now() / DAY_MS) % BREAKS.length;
  const only = values.day ? today + 1 : values.only && Number(values.only);
  const chosen = [...BREAKS.entries()].filter(
    ([at, { class: of }]) => (!only || at + 1 === only) && (values.class ?? of) === of,
  );
  if (chosen.length === 0) throw new CliError('There is no such break.');

  const copy = copyOfRepository();
  /** Runs tests in the copy; gives the first that fails. */
  const failure = async (program: string, ...programArguments: string[]) => {
    signal.throwIfAborted();
    const output = await outputOf(program, programArguments, copy, signal);
    return FAILED.exec(output)?.[1];
  };
  const related = (part: string, { file }: Break) =>
    failure('vitest', 'related', file, '--run', '--bail=1', '--project', `${part}*`);
  const partOf = (part: string, ...more: string[]) =>
    failure('tsx', 'scripts/test.ts', part, ...more);
  const finderOf = async (made: Break): Promise<string | undefined> => {
    const files = values.browser?.split(',');
    return (
      (await partOf(...lastFinder(made))) ??
      (await related('unit', made)) ??
      (await related('component', made)) ??
      (files && (await partOf('browser', ...files)))
    );
  };
  try {
    for (const [at, made] of chosen) {
      const { class: of, what, file, find, by, foundBy } = made;
      const text = readFileSync(join(copy, file), 'utf8');
      writeFileSync(
        join(copy, file),
        text.replace(find, () => by),
      );
      const finder = await finderOf(made);
      writeFileSync(join(copy, file), text);
      signal.throwIfAborted();
      console.log(`${String(at + 1)} ${of}: ${what}\n    ${finder ?? `NOT FOUND: ${file}`}`);
      if (!finder) process.exitCode = 1;
      else if (!finder.includes(foundBy[1])) console.log('    another test than before');
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** The part of `npm test` that has this test, and how its runner is told to run it alone. */
function lastFinder({ foundBy: [path, title] }: Break): [string, ...string[]] {
  const [folder = '', ...file] = path.split('/');
  const part = folder === 'e2e' ? 'browser' : folder;
  const pattern = title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return [part, file.join('/'), ['browser', 'ui'].includes(part) ? '-g' : '-t', pattern];
}

/** All files of the repository as they are now, with the packages that are installed. */
function copyOfRepository(): string {
  mkdirSync(workFolder, { recursive: true });
  const copy = mkdtempSync(join(workFolder, 'breaks-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  for (const file of files.toString().split('\0')) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  // Hard links: Vite serves no package from outside of the repository.
  execFileSync('cp', ['-al', join(root, 'node_modules'), copy]);
  return copy;
}

function outputOf(
  program: string,
  programArguments: string[],
  copy: string,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(copy, 'node_modules/.bin', program), programArguments, {
      cwd: copy,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (part: Buffer) => void (output += part.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
    child.once('error', reject);
    child.once('close', () => {
      resolve(stripVTControlCharacters(output));
    });
  });
}
