import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findFullBrowser } from '../browser';
import { workFolder } from '../folders';
import { runTimed } from '../runProgram';
import { oneThing, type Check, type Counts, type Times } from './runChecks';
import { vitestCheck } from './testRunners';

interface MachineOptions {
  /** Where the reports may be written. */
  folder: string;
  signal: AbortSignal;
}

/** The lines of Node that are supported beside the oldest, which runs the other commands, and what each shows. */
const NODES: [line: number, parts: string][] = [
  [22, 'build,documents,unit,functions'],
  [24, 'build,documents,unit,functions'],
  // What the compiler says hardly depends on what runs it.
  [26, 'build,documents,types,unit,functions'],
];

/** A place, its language and a day there: the last of February, one whose clocks change, New Year's Eve. */
const PLACES = [
  { name: 'los-angeles', zone: 'America/Los_Angeles', language: 'tr_TR', day: '2027-02-28T21:30' },
  { name: 'berlin', zone: 'Europe/Berlin', language: 'de_DE', day: '2027-03-28T01:30' },
  { name: 'tokyo', zone: 'Asia/Tokyo', language: 'ja_JP', day: '2026-12-31T21:30' },
];

const otherDay = new URL('otherDay.mjs', import.meta.url).href;

/**
 * The parts of `npm run machines`: what a machine like the makers' own does not show. The lanes are about as long, and no
 * more than one of them has emulators. What this machine cannot run is said, and never counted as passed.
 */
export function machineLanes(options: MachineOptions): [Check[], Check[]] {
  return [
    [...PLACES.flatMap((place) => placeChecks(place, options)), fullBrowser('ui,walk', options)],
    [...NODES.map((one) => nodeCheck(one, options)), fullBrowser('browser', options)],
  ];
}

function placeChecks(
  { name, zone, language, day }: (typeof PLACES)[number],
  options: MachineOptions,
): Check[] {
  const variables = {
    TZ: zone,
    LC_ALL: `${language}.UTF-8`,
    NODE_OPTIONS: `--import=${otherDay}`,
    CARDFILE_DAY: day,
  };
  const environment = () => Promise.resolve(variables);
  return ['unit', 'component'].map((part) => {
    const { run } = vitestCheck(part, { ...options, more: [], cases: 'quick', environment });
    return { name: `${part} ${name}`, run };
  });
}

function nodeCheck([line, parts]: (typeof NODES)[number], options: MachineOptions): Check {
  const name = `node ${line}`;
  const run = async (): Promise<Counts> => {
    const node = await ensureNode(line, options.signal);
    if (!node) return notRun(`the registry has no Node ${line} for this machine`);
    return testWith(node, { name, parts, ...options });
  };
  return { name, run };
}

function fullBrowser(parts: string, options: MachineOptions): Check {
  const name = `chromium ${parts.replace(',', ' ')}`;
  const run = async (): Promise<Counts> => {
    const browser = findFullBrowser();
    if (!browser) return notRun('install chromium, the one with a window');
    if (browser === findBrowser()?.executablePath)
      return notRun(`\`npm test\` has run them in ${browser}`);
    const environment = { CARDFILE_CHROMIUM: browser };
    return testWith(process.execPath, { name, parts, environment, ...options });
  };
  return { name, run };
}

function notRun(reason: string): Counts {
  return { passed: 0, failed: 0, notRun: reason };
}

interface Run extends MachineOptions {
  name: string;
  parts: string;
  environment?: Record<string, string>;
}

/** Runs parts of `npm test` once more, by this Node and with these variables. */
async function testWith(
  node: string,
  { name, parts, environment, folder, signal }: Run,
): Promise<Counts> {
  const file = join(folder, `${name.replace(/\W/g, '-')}.json`);
  const command = ['--import', 'tsx', 'scripts/test.ts', parts];
  const { exitCode, processor } = await runTimed(node, command, {
    environment: { ...environment, CARDFILE_TIMES: file },
    signal,
  });
  const { parts: seen } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Times)
    : { parts: [] };
  const sum = (key: 'passed' | 'failed') => seen.reduce((all, part) => all + part[key], 0);
  // Where it ended before it had counted.
  if (exitCode !== 0 && sum('failed') === 0) return { ...oneThing(false), processor };
  const failures = seen.flatMap((part) => [
    ...(part.failed > 0 ? [`${part.name}: ${part.failed} failed`] : []),
    ...part.failures,
  ]);
  return { passed: sum('passed'), failed: sum('failed'), failures, processor };
}

/** The newest Node of a line, from the registry, in a folder of its own; `undefined` where there is none. */
async function ensureNode(line: number, signal: AbortSignal): Promise<string | undefined> {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(workFolder, 'nodes', String(line));
  const node = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(node)) return node;
  const quietly = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  const command = ['install', '--prefix', folder, ...quietly, `${name}@${line}`];
  await runTimed('npm', command, { signal });
  return existsSync(node) ? node : undefined;
}
