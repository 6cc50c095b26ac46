import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning on the console is a fault that nobody has looked at yet. A test that causes one on purpose
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
