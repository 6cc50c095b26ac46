/** At most so many tries, and so long (ms). */
const TRIES = 60;
const TIME = 5 * 60_000;

/**
 * Fewer steps that still fail. The last ones alone, if they do; then parts of the list are left out, the halves first,
 * then smaller ones (the algorithm is called ddmin).
 */
export async function shrink<Step>(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  const end = Date.now() + TIME;
  let tries = 0;
  const isOver = () => tries >= TRIES || Date.now() > end;
  const failsAlone = (fewer: readonly Step[]) => {
    tries += 1;
    return fails(fewer);
  };
  let left = steps;
  for (let size = 4; size < steps.length && !isOver(); size *= 2) {
    if (!(await failsAlone(steps.slice(-size)))) continue;
    left = steps.slice(-size);
    break;
  }
  for (let size = Math.ceil(left.length / 2); size >= 1;) {
    let isSmaller = false;
    for (let from = 0; from < left.length;) {
      if (isOver()) return left;
      const rest = [...left.slice(0, from), ...left.slice(from + size)];
      if (rest.length > 0 && (await failsAlone(rest))) {
        left = rest;
        isSmaller = true;
      } else from += size;
    }
    if (size === 1 && !isSmaller) break;
    size = Math.ceil(size / 2);
  }
  return left;
}
