import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { COMMANDS, TIMEOUTS, type Driver, type Engine } from './driver';
import { inTime, launchProgram } from './launchProgram';

/** Firefox listens for WebDriver's commands by itself, on a connection that it calls Marionette. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  programs: [['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']],
  prints: true,
  start: async ([program = ''], folder) => {
    const downloads = join(folder, 'downloads');
    mkdirSync(downloads);
    const preferences = {
      'marionette.port': 0,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'media.autoplay.default': 0,
      // It would look for news of its own at addresses that a build machine may not reach.
      'datareporting.policy.dataSubmissionEnabled': false,
      'browser.shell.checkDefaultBrowser': false,
    };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(folder, 'user.js'), lines.join(''));
    const { end } = launchProgram(program, ['--headless', '--marionette', '--profile', folder], {
      HOME: folder,
    });
    const portFile = join(folder, 'MarionetteActivePort');
    const port = await inTime('Firefox', () =>
      existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0,
    );
    const send = await marionette(connect(port, '127.0.0.1'));
    await send('newSession', { capabilities: { alwaysMatch: { timeouts: TIMEOUTS } } });
    return { send, downloads, end };
  },
};

/** A message is its length, a colon, and JSON: `[0, id, name, parameters]`, answered by `[1, id, error, result]`. */
async function marionette(socket: Socket): Promise<Driver['send']> {
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let rest = Buffer.alloc(0);
  let greet = (): void => undefined;
  const greeted = new Promise<void>((resolve) => (greet = resolve));
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(0, colon)));
      if (colon < 0 || rest.length < end) return;
      const message = JSON.parse(rest.toString('utf8', colon + 1, end)) as unknown;
      rest = rest.subarray(end);
      if (!Array.isArray(message)) greet();
      else waiting.get(message[1] as number)?.(message[2] as never, message[3]);
    }
  });
  await greeted;
  let count = 0;
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, (error, result) => {
        if (error) reject(new Error(`Firefox: ${error.message}`));
        else resolve((result as { value?: unknown } | null)?.value ?? null);
      });
      const name = `WebDriver:${COMMANDS[command].marionette}`;
      const message = Buffer.from(JSON.stringify([0, count, name, parameters]));
      socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
    });
}
