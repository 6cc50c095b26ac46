import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Heading } from '../../../src/contacts/model/headings';
import { RowLayout } from '../../../src/contacts/model/RowLayout';
import { holds } from '../holds';

/** Groups of random sizes, after so many rows without a heading. */
const groups = fc.tuple(fc.nat(3), fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 }));

function placesOf([bare, sizes]: [number, number[]]) {
  let rows = bare;
  const headings = sizes.map((count, number): Heading => {
    const heading = { before: rows, label: `Group ${String(number)}`, count };
    rows += count;
    return heading;
  });
  const layout = new RowLayout(rows, headings);
  /** The simplest way to say what stands where. */
  const all: (number | Heading)[] = [];
  for (let index = 0; index < rows; index += 1) {
    all.push(...headings.filter(({ before }) => before === index), index);
  }
  return { rows, headings, layout, all };
}

test('each row and each heading has a place of its own, and the way back leads to it', () => {
  holds(
    fc.property(groups, (sizes) => {
      const { rows, headings, layout, all } = placesOf(sizes);
      expect(layout.count).toBe(all.length);
      for (let index = 0; index < rows; index += 1) {
        expect(all[layout.of(index)]).toBe(index);
        expect(layout.rowAt(layout.of(index))).toBe(index);
      }
      headings.forEach((heading, number) => {
        expect(all[layout.ofHeading(number)]).toBe(heading);
        expect(layout.rowAt(layout.ofHeading(number))).toBe(heading.before);
      });
    }),
  );
});

test('headings are less tall than rows, and what is at a height has its place', () => {
  vi.stubGlobal('document', { documentElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ lineHeight: '24px' }));
  const [ROW, HEADING] = [38, 28];
  holds(
    fc.property(groups, (sizes) => {
      const { rows, headings, layout, all } = placesOf(sizes);
      fc.pre(rows > 0);
      const height = rows * ROW + headings.length * HEADING;
      let top = 0;
      all.forEach((part, place) => {
        const tall = typeof part === 'number' ? ROW : HEADING;
        const own = typeof part === 'number' ? layout.topOf(part, height) : top;
        expect(own).toBeCloseTo(top);
        for (const within of [0.1, tall - 0.1]) {
          expect(Math.floor(layout.placeAt(top + within, height))).toBe(place);
        }
        top += tall;
      });
    }),
  );
  vi.unstubAllGlobals();
});

test('a row is told the heading that it stands below', () => {
  holds(
    fc.property(groups, (sizes) => {
      const { rows, headings, layout } = placesOf(sizes);
      for (let index = 0; index < rows; index += 1) {
        const number = headings.findLastIndex(({ before }) => before <= index);
        expect(layout.headingOf(index)).toBe(number);
      }
    }),
  );
});

test('the heading of a group is told at its first row and at its last', () => {
  holds(
    fc.property(groups, (sizes) => {
      const { rows, headings, layout, all } = placesOf(sizes);
      const ends = (place: number) => typeof all[place] !== 'number';
      for (let index = 0; index < rows; index += 1) {
        const place = all.indexOf(index);
        const own = headings.findLast(({ before }) => before <= index);
        const isAtEnd = ends(place - 1) || ends(place + 1);
        expect(layout.enteredAt(index)).toBe(isAtEnd ? own : undefined);
      }
    }),
  );
});

test('a window draws what stands in it, the heading of its first row, and rows that are kept, in their order', () => {
  holds(
    fc.property(
      groups,
      fc.nat(200),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(),
      fc.nat(),
      (sizes, from, tall, at, andAt) => {
        const { rows, headings, layout, all } = placesOf(sizes);
        fc.pre(rows > 0);
        const start = Math.min(from, layout.count - 1);
        const end = Math.min(start + tall, layout.count);
        const kept = [at % rows, andAt % rows];
        const drawn = layout.drawn(start, end, ...kept);
        for (const part of drawn) {
          expect(all[part.place]).toBe('heading' in part ? part.heading : part.index);
        }
        const inside = drawn.filter(({ place }) => place >= start && place < end);
        expect(inside.map(({ place }) => place)).toEqual([...all.keys()].slice(start, end));
        const outside = drawn.filter((part) => !inside.includes(part));
        const first = headings.filter(({ before }, number) => before + number < start).at(-1);
        const above = outside.flatMap((part) => ('heading' in part ? [part.heading] : []));
        expect(above).toEqual(first ? [first] : []);
        for (const index of kept) {
          expect(drawn.filter((part) => 'index' in part && part.index === index)).toHaveLength(1);
        }
        // As they are read, and none is moved as others come.
        expect(drawn.map(({ place }) => place)).toEqual(
          drawn.map(({ place }) => place).toSorted((a, b) => a - b),
        );
      },
    ),
  );
});
