import { expect } from 'vitest';
import type { FirestoreSuite } from './firestoreSuite';

/** The rules refused it; any other failure (a bad query, a lost connection) does not pass. */
export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' });
}

/** The rules refused a write on a document that exists, and the document is as it was. */
export async function expectDeniedOn(
  suite: FirestoreSuite,
  path: string,
  attempt: () => Promise<unknown>,
): Promise<void> {
  const before = await suite.stored(path);
  expect(before).toBeDefined();
  await expectDenied(attempt());
  expect(await suite.stored(path)).toEqual(before);
}
