/** `npm run dev`: the emulators with seed data in them, and the site in front of them, until Ctrl-C. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasPart } from './offline-emulators/firebaseToolsCache';
import { devPorts, isFree, type Ports } from './emulators/ports';
import { SERVICES, startEmulators, type Suite } from './emulators/startEmulators';
import { tellAuthLinks } from './emulators/tellAuthLinks';
import { uiPort } from './emulators/suiteConfig';
import { endOnSignals } from './endOnSignals';
import { CliError } from './CliError';
import { root } from './folders';
import { startMailCatcher } from './mail/startMailCatcher';
import { startDevServer } from './startDevServer';
import { seed, type SeededAccount } from './seed/seed';

const sitePort = 5173;

await endOnSignals(async (signal) => {
  if (!(await isFree(sitePort))) {
    throw new CliError(
      `Port ${sitePort}, where the site is served, is taken: end the program that uses it (perhaps another \`npm run dev\`) and try again.`,
    );
  }
  const ports = devPorts();
  const mail = await startMailCatcher({ port: ports.mail, say: console.log });
  try {
    await serveWithEmulators(ports, signal);
  } finally {
    await mail.stop();
  }
});

async function serveWithEmulators(ports: Ports, signal: AbortSignal): Promise<void> {
  const ui = hasPart('ui');
  // Hosting has something to serve when there is a build.
  const hasBuild = existsSync(join(root, 'dist/index.html'));
  const suite = await startEmulators({
    projectId: 'demo-cardfile',
    ports,
    only: [...SERVICES, ...(hasBuild ? ['hosting' as const] : [])],
    ui,
    say: console.log,
    signal,
  });
  console.log(
    ui
      ? `Emulator UI: http://127.0.0.1:${uiPort}`
      : 'Emulator UI: off (`npx firebase setup:emulators:ui` installs it).',
  );
  if (hasBuild) {
    console.log(
      `Hosting: http://${suite.addresses.hosting} serves the last \`npm run build\`, which may be older than the source.`,
    );
  }
  try {
    console.log('Filling the emulators with seed data ...');
    const accounts = await seed({
      projectId: suite.projectId,
      ...suite.addresses,
      signal,
    });
    await serve(suite, accounts, signal);
  } finally {
    await suite.stop();
  }
}

async function serve(suite: Suite, accounts: SeededAccount[], signal: AbortSignal): Promise<void> {
  const vite = await startDevServer(suite);
  try {
    // An abort before this line fires no event below.
    signal.throwIfAborted();
    console.log(welcome(accounts));
    void tellAuthLinks(suite, console.log, signal);
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.race([stopped, suite.ended]);
  } finally {
    await vite.close();
  }
  if (!signal.aborted) {
    throw new CliError(`The emulators have ended by themselves; see ${suite.logFile}.`);
  }
}

function welcome(accounts: SeededAccount[]): string {
  const width = Math.max(...accounts.map((account) => account.email.length));
  const lines = accounts.map(
    ({ email, password, what }) => `  ${email.padEnd(width)}  ${password}  ${what}`,
  );
  return [
    '',
    `Cardfile is at http://127.0.0.1:${sitePort}`,
    '',
    'Sign in with one of these (e-mail, password, what it shows):',
    ...lines,
    '',
    'Ctrl-C ends everything.',
    '',
  ].join('\n');
}
