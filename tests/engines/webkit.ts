import { COMMANDS, TIMEOUTS, type Driver, type Engine } from './driver';
import { freePorts } from '../../scripts/emulators/ports';
import { inTime, launchProgram } from './launchProgram';

/** WebKit as GNOME has it: a small browser of its own, told what to do by WebKit's driver, on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb gstreamer1.0-libav',
  programs: [
    ['WebKitWebDriver'],
    ['Xvfb'],
    ['4.1', '4.0', '6.0'].flatMap((version) =>
      ['x86_64', 'aarch64'].map(
        (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
      ),
    ),
    // No program, but what plays the film.
    ['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/gstreamer-1.0/libgstlibav.so`,
    ),
  ],
  start: async ([driver = '', xvfb = '', browser = ''], folder) => {
    const screen = launchProgram(xvfb, ['-displayfd', '1', '-screen', '0', '1440x1000x24']);
    const display = await inTime('Xvfb', () => screen.output().trim());
    const [port = 0] = await freePorts(1);
    const { end } = launchProgram(driver, [`--port=${port}`], {
      DISPLAY: `:${display}`,
      // It keeps its downloads there too.
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      // WebKit's sandbox does not work for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    });
    const base = `http://127.0.0.1:${port}/session`;
    await inTime("WebKit's driver", () =>
      fetch(base.replace('session', 'status')).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    let session = '';
    const send: Driver['send'] = async (command, parameters = {}) => {
      const { method, path } = COMMANDS[command];
      const { id = '', ...body } = parameters;
      const address = base + session + path.replace('{id}', String(id));
      const response = await fetch(address, {
        method,
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
      const { value } = (await response.json()) as { value: unknown };
      if (!response.ok) throw new Error(`WebKit: ${(value as { message: string }).message}`);
      return value;
    };
    const { sessionId } = (await send('newSession', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          timeouts: TIMEOUTS,
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        },
      },
    })) as { sessionId: string };
    session = `/${sessionId}`;
    const endAll = async (): Promise<void> => {
      await fetch(base + session, { method: 'DELETE' });
      await Promise.all([end(), screen.end()]);
    };
    return { send, downloads: folder, end: endAll };
  },
};
