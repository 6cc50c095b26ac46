import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../CliError';
import { root, suiteFolder } from '../folders';
import { chooseJars } from '../offline-emulators/chooseJars';
import { runProgram } from '../runProgram';
import { emulatorRules } from './emulatorRules';
import { ensureJava } from './findJava';
import { launch } from './launch';
import { startListenProxy } from './listenProxy';
import { addressesAt, isFree, type Emulator } from './ports';
import {
  functionsParameters,
  readFirebaseConfig,
  suiteConfig,
  type SuiteParts,
} from './suiteConfig';

export interface SuiteOptions extends SuiteParts {
  /** Must begin with `demo-`: such a project cannot reach anything real. */
  projectId: string;
  only: readonly Emulator[];
  /** The folder of an export that the emulators begin with. */
  exported?: string;
  /** Told in one line which jars are used. */
  say?: (line: string) => void;
  /** Gives up starting. */
  signal?: AbortSignal;
}

export interface Suite {
  projectId: string;
  /** `host:port` of each part. */
  addresses: ReturnType<typeof addressesAt>;
  /** Holds the suite's configuration and logs. */
  folder: string;
  logFile: string;
  /** Ends every process of the suite; safe to call twice. */
  stop: () => Promise<void>;
  /** Settles when the suite ends, for any reason. */
  ended: Promise<void>;
}

/** The services of the product, without the site in front of them. */
export const SERVICES: readonly Emulator[] = ['auth', 'firestore', 'storage', 'functions'];

const START_MS = 300_000;
const DOWNLOAD_MS = 900_000;
const READY = 'All emulators ready!';

/** Starts the Firebase emulators and waits until they answer. None of their processes outlives this one. */
export async function startEmulators(options: SuiteOptions): Promise<Suite> {
  await refuseTakenPorts(options);
  const java = ensureJava();
  if (options.only.includes('functions')) await buildFunctions();
  const jars = await chooseJars(java);
  options.say?.(`Emulators: Java ${java.version}, jars: ${jars.summary}.`);

  const folder = suiteFolder(options.projectId);
  rmSync(join(folder, 'logs'), { recursive: true, force: true });
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify(suiteConfig(folder, options), null, 2));
  const addresses = addressesAt(options.ports);
  const rules = readFirebaseConfig().firestore.rules;
  const deployed = readFileSync(join(root, rules), 'utf8');
  writeFileSync(join(folder, rules), emulatorRules(deployed, addresses.storage));
  writeFileSync(join(folder, '.env.local'), functionsParameters(options.ports));
  const logFile = join(folder, 'logs/emulators.log');
  const launched = launch({
    java,
    jars,
    folder: join(folder, 'logs'),
    logFile,
    command: [
      ...['emulators:start', '--project', options.projectId, '--config', config],
      ...['--only', options.only.join(','), '--non-interactive'],
      ...(options.exported ? ['--import', options.exported] : []),
    ],
  });

  const limit = Date.now() + (jars.downloads ? DOWNLOAD_MS : START_MS);
  while (!readFileSync(logFile, 'utf8').includes(READY)) {
    const problem =
      (options.signal?.aborted && 'were told to stop') ||
      (launched.hasEnded() && 'ended') ||
      (Date.now() > limit && 'were not ready in time');
    if (problem) {
      await launched.stop();
      throw new CliError(`The emulators ${problem}; the end of ${logFile}:\n${tail(logFile)}`);
    }
    await sleep(50);
  }
  const listening = await startListenProxy({
    port: options.ports.listen,
    emulator: options.ports.firestore,
  });
  const { ended } = launched;
  const stop = () => {
    listening.stop();
    return launched.stop();
  };
  return { projectId: options.projectId, addresses, folder, logFile, stop, ended };
}

/** What Firebase's own libraries and our tests read to find the suite. */
export function suiteEnvironment(suite: Suite): Record<string, string> {
  return {
    GCLOUD_PROJECT: suite.projectId,
    FIRESTORE_EMULATOR_HOST: suite.addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: suite.addresses.auth,
    FIREBASE_STORAGE_EMULATOR_HOST: suite.addresses.storage,
    CARDFILE_FUNCTIONS: suite.addresses.functions,
    CARDFILE_LISTEN: suite.addresses.listen,
    CARDFILE_MAIL: suite.addresses.mail,
  };
}

/** Compiles functions/src to functions/lib, which is what the emulator and `firebase deploy` run. */
async function buildFunctions(): Promise<void> {
  // Incremental: a file that is up to date is not written, so a running suite does not load it again.
  const exitCode = await runProgram('tsc', ['-p', 'functions/tsconfig.json']);
  if (exitCode !== 0) throw new CliError('The functions do not compile; see the errors above.');
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
}

async function refuseTakenPorts({ ports, only }: SuiteOptions): Promise<void> {
  const parts = [
    ...only.map((emulator) => [emulator, `the ${emulator} emulator listens`] as const),
  ];
  for (const [part, what] of [...parts, ['listen', 'pages listen to Firestore'] as const]) {
    if (await isFree(ports[part])) continue;
    throw new CliError(
      `Port ${ports[part]}, where ${what}, is taken: ` +
        'end the program that uses it (perhaps another `npm run dev`) and try again.',
    );
  }
}
