/**
 * The commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the walk needs: how Firefox names
 * each on its own connection, and where WebKit's driver takes it by HTTP.
 */
export const COMMANDS = {
  newSession: { marionette: 'NewSession', method: 'POST', path: '' },
  resize: { marionette: 'SetWindowRect', method: 'POST', path: '/window/rect' },
  open: { marionette: 'Navigate', method: 'POST', path: '/url' },
  back: { marionette: 'Back', method: 'POST', path: '/back' },
  execute: { marionette: 'ExecuteScript', method: 'POST', path: '/execute/sync' },
  click: { marionette: 'ElementClick', method: 'POST', path: '/element/{id}/click' },
  type: { marionette: 'ElementSendKeys', method: 'POST', path: '/element/{id}/value' },
  act: { marionette: 'PerformActions', method: 'POST', path: '/actions' },
  print: { marionette: 'Print', method: 'POST', path: '/print' },
  picture: { marionette: 'TakeScreenshot', method: 'GET', path: '/screenshot' },
} as const;

/** How long a function may run in the page, in ms: a loaded machine draws slowly. */
export const TIMEOUTS = { script: 110_000 };

export type Command = keyof typeof COMMANDS;

/** A browser that is up, with one window. */
export interface Driver {
  /** Rejects with the driver's own words. */
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** Where its downloads go. */
  downloads: string;
  end: () => Promise<void>;
}

/** A browser that is not Chromium. */
export interface Engine {
  name: string;
  /** Debian's packages that bring it. */
  packages: string;
  /** The programs that it needs; the first that exists of each row is taken. */
  programs: readonly (readonly string[])[];
  /** Whether its driver can print. */
  prints?: true;
  /** Starts it with the programs found. It keeps its files in `folder`. */
  start: (programs: string[], folder: string) => Promise<Driver>;
}
