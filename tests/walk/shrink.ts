/** At most so many tries, and so long (ms). */
const TRIES = 60;
const TIME = 5 * 60_000;

/**
 * Fewer steps that still fail: parts of the list are left out, the halves first, then smaller ones (the algorithm is
 * called ddmin).
 */
export async function shrink<Step>(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  const end = Date.now() + TIME;
  let left = steps;
  let tries = 0;
  for (let size = Math.ceil(left.length / 2); size >= 1;) {
    let from = 0;
    let isSmaller = false;
    while (from < left.length) {
      if (tries >= TRIES || Date.now() > end) return left;
      const rest = [...left.slice(0, from), ...left.slice(from + size)];
      tries += 1;
      if (rest.length > 0 && (await fails(rest))) {
        left = rest;
        isSmaller = true;
      } else from += size;
    }
    if (size === 1 && !isSmaller) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return left;
}
