import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { cheapStyle } from './cheapStyle';
import { keepFocus } from '../../src/ui/keepFocus';
import { noteLeftovers } from './leftovers';
import { noteFocus } from './lostFocus';

declare module 'vitest' {
  interface ProvidedContext {
    /** In ms: the longest wait for what a page shows. */
    longestWait: number;
  }
}

// The files of one worker share the libraries and the window, but no module of the site: each begins with its own, and
// with the window as new.
vi.resetModules();
Reflect.deleteProperty(globalThis, 'indexedDB');
Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
const { happyDOM } = window as unknown as HappyWindow;
happyDOM.setURL('http://localhost:3000/');
window.history.replaceState(null, '', '/');
happyDOM.setViewport({ width: 1024, height: 768 });
const endLeftovers = noteLeftovers();
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  endLeftovers();
  // Code that comes late would come into the next file, and without its stand-ins.
  await vi.dynamicImportSettled();
});

// React draws first and runs a page's effects in a later turn. What a test waits for has happened when
// both are done: else a page may be found before its title is set, on a busy machine. The timer's own
// function is kept, for some tests stop the clock.
const nextTurn = setImmediate.bind(globalThis);
const before = getConfig();
configure({
  asyncUtilTimeout: inject('longestWait'),
  asyncWrapper: (wait) =>
    before.asyncWrapper(async () => {
      const found: unknown = await wait();
      await new Promise((resolve) => nextTurn(resolve));
      return found;
    }),
  // The whole document in words is for the end of a wait, not for each look before it.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : before.getElementError(message, container),
});
afterAll(() => {
  configure(before);
});

// For its warnings React keeps the stack at which each element was made, until it has counted ten thousand in a second.
// That is a sixth of the time.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined, configurable: true },
);

const usualStyle = Reflect.get(window, 'getComputedStyle');
window.getComputedStyle = cheapStyle(usualStyle.bind(window));
afterAll(() => {
  window.getComputedStyle = usualStyle;
});

// happy-dom knows no popovers: what one holds is always there.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });

Object.assign(globalThis, {
  // Nor typefaces: none ever comes.
  FontFace: class {
    load = () => new Promise(() => {});
  },
  // No site answers here, where a test does not say what it does.
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
});

// A report would go to the console, as in development. Tests look at it here.
vi.mock(import('../../src/platform/reporting/sendReport'), () => ({ sendReport: vi.fn() }));

// A warning on the console is a fault not yet looked at. A test that causes one on purpose
// replaces the spy, and says what it expects to be written.
beforeEach(() => {
  vi.spyOn(console, 'error').mockName('console.error');
  vi.spyOn(console, 'warn').mockName('console.warn');
});

// The layout does, which many tests draw without.
let endFocus: () => void;
beforeEach(() => {
  endFocus = keepFocus();
});
if (!('lostFocus' in window)) noteFocus();

afterEach(async () => {
  // What went with the last step of the test has handed it on by then.
  await new Promise((resolve) => nextTurn(resolve));
  const { lostFocus, forgetFocus } = window as unknown as Record<string, () => unknown>;
  const lost = lostFocus?.();
  endFocus();
  cleanup();
  forgetFocus?.();
  expect(lost, 'had the focus, and nothing has it now').toBe('');
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
