import { expect, test } from 'vitest';
import { beforeEach, describe, record, test as recordedTest } from '../../mutants/recorder';

test('keeps the tests, and runs each after its hooks, as often as asked', async () => {
  const calls: unknown[] = [];
  const tests = await record(async () => {
    beforeEach(() => calls.push('before all'));
    describe('cards', () => {
      beforeEach(() => calls.push('before cards'));
      recordedTest.each([
        ['get', 1],
        ['list', 2],
      ])('%s: denied', async (operation, number) => calls.push(operation, number));
    });
    describe.each(['V', 'M'])('role %s', (role) => {
      recordedTest('profiles', () => calls.push(role));
    });
    beforeEach(() => calls.push('added last'));
  });

  expect(tests.map(({ name }) => name)).toEqual([
    ...['cards > get: denied', 'cards > list: denied'],
    ...['role V > profiles', 'role M > profiles'],
  ]);
  expect(calls).toEqual([]);

  await tests[1]?.run();
  await tests[3]?.run();
  await tests[3]?.run();
  expect(calls).toEqual([
    ...['before all', 'added last', 'before cards', 'list', 2],
    ...['before all', 'added last', 'M', 'before all', 'added last', 'M'],
  ]);
});

test('reports a failing test, and starts again with the next file', async () => {
  const refuse = (): Promise<void> => Promise.reject(new Error('denied'));
  await record(async () => beforeEach(refuse));
  const [passes, fails] = await record(async () => {
    recordedTest('passes', () => undefined);
    recordedTest('fails', refuse);
  });
  await expect(passes?.run()).resolves.toBeUndefined();
  await expect(fails?.run()).rejects.toThrow('denied');
});
