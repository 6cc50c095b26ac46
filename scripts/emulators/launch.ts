import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../folders';
import type { Jars } from '../offline-emulators/chooseJars';
import type { Java } from './findJava';

interface LaunchOptions {
  java: Java;
  jars: Jars;
  /** Where firebase-tools runs and leaves its logs. */
  folder: string;
  logFile: string;
  /** What firebase-tools is told. */
  command: string[];
}

/** Starts firebase-tools under a supervisor, which ends it when this process ends for any reason. */
export function launch({ java, jars, folder, logFile, command }: LaunchOptions) {
  const log = openSync(logFile, 'w');
  const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const supervisor = spawn(
    process.execPath,
    [
      ...['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'supervisor.ts')],
      ...[process.execPath, firebase, ...command],
    ],
    {
      cwd: folder,
      // A group of its own: Ctrl-C in a terminal reaches everything in the terminal's group.
      detached: true,
      stdio: ['pipe', log, log],
      env: {
        ...process.env,
        ...jars.environment,
        JAVA_HOME: java.home,
        PATH: [join(java.home, 'bin'), process.env['PATH']].join(delimiter),
        // Half the processor time for the minutes that a suite lives.
        JAVA_TOOL_OPTIONS: `-XX:TieredStopAtLevel=1 -XX:+UseSerialGC ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`,
        // Seconds to load the functions; the usual ten are too few on a busy machine.
        FUNCTIONS_DISCOVERY_TIMEOUT: '120',
        // No message of the day, no look for updates, no colours in the log.
        CI: '1',
        NO_UPDATE_NOTIFIER: '1',
        NO_COLOR: '1',
      },
    },
  );
  closeSync(log);

  const ended = once(supervisor, 'exit').then(() => undefined);
  const stop = (): Promise<void> => {
    supervisor.stdin?.end();
    return ended;
  };
  return { hasEnded: () => (supervisor.exitCode ?? supervisor.signalCode) !== null, ended, stop };
}
