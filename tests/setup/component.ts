import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// React draws first and runs a page's effects in a later turn. What a test waits for has happened when
// both are done: else a page may be found before its title is set, on a busy machine. The timer's own
// function is kept, for some tests stop the clock.
const nextTurn = setImmediate.bind(globalThis);
const before = getConfig();
configure({
  // A slow machine is no fault of the page: only a test that fails waits this long.
  asyncUtilTimeout: 15_000,
  asyncWrapper: (wait) =>
    before.asyncWrapper(async () => {
      const found: unknown = await wait();
      await new Promise((resolve) => nextTurn(resolve));
      return found;
    }),
});

// happy-dom knows no popovers: what one holds is always there.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });

// Nor typefaces: none ever comes.
Object.assign(globalThis, {
  FontFace: class {
    load = () => new Promise(() => {});
  },
});

// A report would go to the console, as in development. Tests look at it here.
vi.mock(import('../../src/reporting/sendReport'), () => ({ sendReport: vi.fn() }));

// A warning on the console is a fault not yet looked at. A test that causes one on purpose
// replaces the spy, and says what it expects to be written.
beforeEach(() => {
  vi.spyOn(console, 'error').mockName('console.error');
  vi.spyOn(console, 'warn').mockName('console.warn');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
