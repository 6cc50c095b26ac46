import { expect, test } from 'vitest';
import { mapInChunks } from '../../../src/lib/mapInChunks';

test.each([
  [0, 3],
  [1, 3],
  [3, 3],
  [4, 3],
  [9, 2],
])('maps %i items, %i at a time, all of them in order', async (count, size) => {
  const items = Array.from({ length: count }, (_, place) => place);
  expect(await mapInChunks(items, size, (item) => item * 10)).toEqual(
    items.map((item) => item * 10),
  );
});

test('yields to the page between two slices', async () => {
  const events: string[] = [];
  // Asked for before the first slice is done, so its turn comes before the second.
  setTimeout(() => events.push('page'));
  await mapInChunks(['a', 'b', 'c'], 2, (item) => events.push(item));
  expect(events).toEqual(['a', 'b', 'page', 'c']);
});
