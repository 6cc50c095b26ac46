/** The parts of two texts around their difference. */
export interface Difference {
  start: string;
  one: string;
  other: string;
  end: string;
}

/** Where two texts differ, to mark it. Letters are not split. */
export function differenceOf(one: string, other: string): Difference {
  const [a, b] = [Array.from(one), Array.from(other)];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return {
    start: a.slice(0, start).join(''),
    one: a.slice(start, a.length - end).join(''),
    other: b.slice(start, b.length - end).join(''),
    end: a.slice(a.length - end).join(''),
  };
}
