/** Numbers that look random, the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not including, 1 (the algorithm is called mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** One of the items, of which there must be some. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** Different ones of the items: `count`, or as many as there are. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    const taken: Item[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(this.integer(0, left.length - 1), 1));
    }
    return taken;
  }

  /** One of the rows, each as often as its weight says. */
  weighted<Row extends { weight: number }>(rows: readonly Row[]): Row {
    let left = this.next() * rows.reduce((sum, { weight }) => sum + weight, 0);
    for (const row of rows) {
      left -= row.weight;
      if (left < 0) return row;
    }
    return this.pick(rows);
  }
}
