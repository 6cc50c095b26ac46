import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildFunctions } from '../buildFunctions';
import { Failure } from '../Failure';
import { chooseJars } from './chooseJars';
import { findJava } from './findJava';
import { functionsParameters } from './functionsParameters';
import { launch } from './launch';
import { isFree, type Emulator, type Ports } from './ports';
import { suiteConfig, type SuiteParts } from './suiteConfig';
import { suiteFolder } from './suiteFolder';

export interface SuiteOptions extends SuiteParts {
  /** Must begin with `demo-`: such a project cannot reach anything real. */
  projectId: string;
  only: readonly Emulator[];
  /** Told in one line which jars are used. */
  say?: (line: string) => void;
  /** Gives up starting. */
  signal?: AbortSignal;
}

export interface Suite {
  projectId: string;
  /** `host:port` of each emulator and of the mail catcher. */
  addresses: Record<Emulator | 'mail', string>;
  /** Holds the suite's configuration and logs. */
  folder: string;
  logFile: string;
  /** Ends every process of the suite; safe to call twice. */
  stop: () => Promise<void>;
  /** Settles when the suite ends, asked to or not. */
  ended: Promise<void>;
}

/** The services of the product, without the site in front of them. */
export const SERVICES: readonly Emulator[] = ['auth', 'firestore', 'storage', 'functions'];

const startMilliseconds = 300_000;
const downloadMilliseconds = 900_000;
const ready = 'All emulators ready!';

/** Starts the Firebase emulators and waits until they answer. Nothing of them outlives this process. */
export async function startEmulators(options: SuiteOptions): Promise<Suite> {
  await refuseTakenPorts(options);
  const java = findJava();
  if (options.only.includes('functions')) await buildFunctions();
  const jars = await chooseJars(java);
  options.say?.(`Emulators: Java ${java.version}, jars: ${jars.summary}.`);

  const folder = suiteFolder(options.projectId);
  rmSync(join(folder, 'logs'), { recursive: true, force: true });
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify(suiteConfig(folder, options), null, 2));
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
    ],
  });

  const limit = Date.now() + (jars.downloads ? downloadMilliseconds : startMilliseconds);
  while (!readFileSync(logFile, 'utf8').includes(ready)) {
    const problem =
      (options.signal?.aborted && 'were told to stop') ||
      (launched.hasEnded() && 'ended') ||
      (Date.now() > limit && 'were not ready in time');
    if (problem) {
      await launched.stop();
      throw new Failure(`The emulators ${problem}; the end of ${logFile}:\n${tail(logFile)}`);
    }
    await sleep(50);
  }
  const { stop, ended } = launched;
  const addresses = addressesAt(options.ports);
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
    CARDFILE_MAIL: suite.addresses.mail,
  };
}

/** `host:port` of each emulator and of the mail catcher. */
export function addressesAt(ports: Ports): Suite['addresses'] {
  const at = (port: number): string => `127.0.0.1:${port}`;
  return {
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    storage: at(ports.storage),
    functions: at(ports.functions),
    hosting: at(ports.hosting),
    mail: at(ports.mail),
  };
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
}

async function refuseTakenPorts({ ports, only }: SuiteOptions): Promise<void> {
  for (const emulator of only) {
    if (await isFree(ports[emulator])) continue;
    throw new Failure(
      `Port ${ports[emulator]}, where the ${emulator} emulator listens, is taken: ` +
        'end the program that uses it (perhaps another `npm run dev`) and try again.',
    );
  }
}
