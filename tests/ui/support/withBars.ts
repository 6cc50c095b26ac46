import type { LaunchOptions } from '@playwright/test';

/**
 * For `test.use` at the head of a file: Chromium with scroll bars of 15 px, as on Windows, which Playwright hides else.
 * No letter is smaller than `least` px: there are people who set that in their browser.
 */
export function withBars(least = 0) {
  return {
    launchOptions: async (
      { launchOptions }: { launchOptions: LaunchOptions },
      use: (options: LaunchOptions) => Promise<void>,
    ) => {
      await use({
        ...launchOptions,
        ignoreDefaultArgs: ['--hide-scrollbars'],
        args: [...(launchOptions.args ?? []), `--blink-settings=minimumFontSize=${String(least)}`],
      });
    },
  };
}
