import { expect, test } from 'vitest';
import { chunksOf } from '../../../src/platform/chunksOf';

test.each([
  [0, []],
  [2, [[0, 1]]],
  [3, [[0, 1, 2]]],
  [4, [[0, 1, 2], [3]]],
])('%i items in parts of three', (count, parts) => {
  expect(chunksOf([...Array(count).keys()], 3)).toEqual(parts);
});
