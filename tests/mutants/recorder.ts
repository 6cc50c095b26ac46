import { format } from 'node:util';

// The real ones: what a rules test asserts is asserted by Vitest.
export { afterAll, expect } from 'vitest';

/** A test of tests/rules that can run many times. */
export interface RecordedTest {
  /** Its descriptions and its own name, as Vitest prints them. */
  name: string;
  /** What goes before it, and the test; rejects when it fails. */
  run: () => Promise<void>;
}

type Body = (...row: unknown[]) => unknown;
type Define = (name: string, body: Body) => void;

interface Description {
  names: string[];
  /** Its own last; a hook that a file adds further down counts too. */
  before: Body[][];
}

const file = (): Description => ({ names: [], before: [[]] });

let here = file();
let recorded: RecordedTest[] = [];

/** The tests that `load` defines. */
export async function record(load: () => Promise<unknown>): Promise<RecordedTest[]> {
  here = file();
  recorded = [];
  await load();
  return recorded;
}

export const describe = withEach((name, body) => {
  const outer = here;
  here = { names: [...outer.names, name], before: [...outer.before, []] };
  body();
  here = outer;
});

export const test = withEach((name, body) => {
  const { names, before } = here;
  recorded.push({
    name: [...names, name].join(' > '),
    run: async () => {
      for (const prepare of before.flat()) await prepare();
      await body();
    },
  });
});

export function beforeEach(prepare: Body): void {
  here.before.at(-1)?.push(prepare);
}

function withEach(define: Define): Define & { each: (rows: readonly unknown[]) => Define } {
  const each = (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows) {
      const values: unknown[] = Array.isArray(row) ? row : [row];
      const places = name.split('%s').length - 1;
      define(format(name, ...values.slice(0, places)), () => body(...values));
    }
  };
  return Object.assign(define, { each });
}
