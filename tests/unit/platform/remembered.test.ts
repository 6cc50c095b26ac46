import { expect, test, vi } from 'vitest';
import { remembered } from '../../../src/platform/remembered';

test('an answer is computed once, and again after as many others as are remembered', () => {
  const length = vi.fn((text: string) => text.length);
  const lengthOf = remembered(length, 2);
  expect(['a', '', 'a', ''].map(lengthOf)).toEqual([1, 0, 1, 0]);
  expect(length).toHaveBeenCalledTimes(2);
  expect(['abc', 'a'].map(lengthOf)).toEqual([3, 1]);
  expect(length).toHaveBeenCalledTimes(4);
});
