import { expect, test } from 'vitest';
import { guardLeaving, mayLeavePage } from '../../../src/session/navigationBlocker';

test('the page may be left unless a guard says no', async () => {
  expect(await mayLeavePage()).toBe(true);
  const release = guardLeaving(() => Promise.resolve(false));
  expect(await mayLeavePage()).toBe(false);
  release();
  expect(await mayLeavePage()).toBe(true);
});

test('an older guard that goes leaves the newer one in place', async () => {
  const releaseOlder = guardLeaving(() => Promise.resolve(true));
  const release = guardLeaving(() => Promise.resolve(false));
  releaseOlder();
  expect(await mayLeavePage()).toBe(false);
  release();
});
