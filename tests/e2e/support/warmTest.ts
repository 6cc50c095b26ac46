import { test as base } from '@playwright/test';
import { WarmContext } from './WarmContext';
import { watchFocus } from './watchFocus';
import { watchConsole } from './watchConsole';

interface Watched {
  /** Console errors that this test causes on purpose: each is a part of the message. */
  expectedConsoleErrors: (string | RegExp)[];
  /** Whether what a case leaves in the services goes after it. A file that says no removes it after its last one. */
  clears: boolean;
  watch: undefined;
}

/**
 * Playwright's `test` with a browser context that stays warm. When a case begins, the browser's storage is empty, and
 * `empty` has emptied the services after the case before.
 *
 * Where something on a page had the focus, something has it at the end. Any console error or warning, uncaught error or refusal by the content security policy fails the test. What is
 * meant to happen is said beforehand: `test.use({ expectedConsoleErrors: ['status of 400'] })`.
 */
export const warmTest = (empty: () => void | Promise<void>) =>
  base.extend<Watched, { warm: WarmContext }>({
    warm: [
      async ({ browser }, use) => {
        const warm = new WarmContext(browser);
        await use(warm);
        await warm.close();
      },
      { scope: 'worker' },
    ],
    // Each option that a case may set: one that is not named here would come from the case before.
    context: async (
      {
        warm,
        baseURL,
        viewport,
        userAgent,
        hasTouch,
        isMobile,
        javaScriptEnabled,
        serviceWorkers,
        locale,
        timezoneId,
        colorScheme,
        reducedMotion,
        forcedColors,
        permissions,
        storageState,
        clears,
      },
      use,
    ) => {
      const device = { viewport, userAgent, hasTouch, isMobile, javaScriptEnabled, serviceWorkers };
      const person = { locale, timezoneId, colorScheme, reducedMotion, forcedColors };
      await use(await warm.open({ baseURL, ...device, ...person, permissions, storageState }));
      await warm.leave();
      if (clears) await empty();
    },
    expectedConsoleErrors: [[], { option: true }],
    clears: [true, { option: true }],
    watch: [
      async ({ context, expectedConsoleErrors }, use) => {
        await watchConsole(context, expectedConsoleErrors, () =>
          watchFocus(context, () => use(undefined)),
        );
      },
      { auto: true },
    ],
  });
