import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersApart } from '../../../src/platform/lettersApart';
import { holds } from '../holds';

/** The same without a limit, as a definition: slow, and every cell is computed. */
function plainDistance(a: string, b: string): number {
  const cells = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const cell = (i: number, j: number) => cells[i]?.[j] ?? Infinity;
  for (let j = 0; j <= b.length; j += 1) cells[0]?.splice(j, 1, j);
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a.slice(i - 2, i) === b.charAt(j - 1) + b.charAt(j - 2);
      cells[i]?.push(
        Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + Number(!isSame),
          isSwapped ? cell(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return cell(a.length, b.length);
}

test.each([
  ['anders', 'anders', 2, 0],
  ['anders', 'andres', 1, 1],
  ['anders', 'ander', 1, 1],
  ['larson', 'larsson', 2, 1],
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, 3],
  ['', 'abc', 3, 3],
  ['x'.repeat(200), `y${'x'.repeat(198)}y`, 2, 2],
])('%s and %s, at most %i: %i', (a, b, most, apart) => {
  expect(lettersApart(a, b, most)).toBe(apart);
});

test('up to its limit it is the distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 12 });
  holds(
    fc.property(word, word, fc.integer({ min: 1, max: 4 }), (a, b, most) => {
      expect(lettersApart(a, b, most)).toBe(Math.min(plainDistance(a, b), most + 1));
    }),
  );
});
