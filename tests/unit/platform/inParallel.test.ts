import { expect, test } from 'vitest';
import { inParallel } from '../../../src/platform/inParallel';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('does each once, and never more than the width at a time', async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    now += 1;
    most = Math.max(most, now);
    await nextTurn();
    now -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('begins nothing after a failure, and rejects with it', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await nextTurn();
    if (item === 2) throw new Error('Two.');
  };
  await expect(inParallel([1, 2, 3, 4, 5, 6], 2, work)).rejects.toThrow('Two.');
  await nextTurn();
  expect(begun.length).toBeLessThan(5);
});
