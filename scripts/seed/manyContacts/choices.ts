/** Choices that look random and are the same each time for the same seed. */
export interface Choices {
  from: <T>(list: readonly T[]) => T;
  /** True once in `n` times. */
  oneIn: (n: number) => boolean;
  /** The text with each `#` made a digit. */
  digits: (pattern: string) => string;
}

/** The choices that belong to a seed, such as a contact's place in the list. */
export function choices(seed: number): Choices {
  // A Weyl sequence through an integer mixer (murmur3's last step): short, and good enough to look at.
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % limit;
  };
  return {
    from: (list) => list[below(list.length)] as (typeof list)[number],
    oneIn: (n) => below(n) === 0,
    digits: (pattern) => pattern.replace(/#/g, () => String(below(10))),
  };
}
