import { lineInPx } from '../../platform/lineInPx';
import type { Heading } from './headings';

/** What is drawn at a place: the row of the contact at `index`, or a heading. */
export type Part = { place: number; index: number } | { place: number; heading: Heading };

/** How tall a heading is in lines of the page, as `--heading-height` of the style sheet: 1.75 letters. */
const HEADING_LINES = 1.75 / 1.5;

/**
 * Where the rows and the headings between them stand. A place counts both from the top. All that needs one, or its
 * height on the screen, asks here.
 */
export class RowLayout {
  readonly rows: number;
  readonly headings: readonly Heading[];
  /** How many places there are. */
  readonly count: number;

  constructor(rows: number, headings: readonly Heading[] = []) {
    this.rows = rows;
    this.headings = headings;
    this.count = rows + headings.length;
  }

  /** How far below the top the row at `index` begins, in px, where all of them are `height` tall. */
  topOf(index: number, height: number): number {
    const { row, heading } = this.heights(height);
    return index * row + (this.of(index) - index) * heading;
  }

  /** The place that is so far below the top, in parts of a place. */
  placeAt(top: number, height: number): number {
    const { row, heading } = this.heights(height);
    const headings = this.#countUntil(
      ({ before }, place) => before * row + (place - before) * heading <= top,
    );
    return headings + (top - headings * heading) / row;
  }

  /** How tall a row and a heading are, in px. Where nothing is laid out, one. */
  heights(height: number): { row: number; heading: number } {
    const { length } = this.headings;
    if (height === 0) return { row: 1, heading: 1 };
    const heading = length > 0 ? HEADING_LINES * lineInPx() : 0;
    return { row: (height - length * heading) / this.rows, heading };
  }

  /** The place of the row at `index`. */
  of(index: number): number {
    return index + this.#countUntil((heading) => heading.before <= index);
  }

  /** The place of a heading, by its number. */
  ofHeading(number: number): number {
    return (this.headings[number]?.before ?? 0) + number;
  }

  /** The number of the heading that the row at `index` stands below; -1 for none. */
  headingOf(index: number): number {
    return this.#countUntil((heading) => heading.before <= index) - 1;
  }

  /** The heading of the row at `index` where an arrow comes in below it: at its first row, and at its last. */
  enteredAt(index: number): Heading | undefined {
    const heading = this.headings[this.headingOf(index)];
    const inside = heading ? index - heading.before : -1;
    return inside === 0 || inside + 1 === heading?.count ? heading : undefined;
  }

  /** The index of the row at a place, or of the first one below the heading there. */
  rowAt(place: number): number {
    return place - this.#headingsAbove(place);
  }

  /**
   * What to draw from `start` up to, not including, `end`: also the heading that the first rows stand below, and the
   * rows at the indexes `kept`, wherever those are.
   */
  drawn(start: number, end: number, ...kept: number[]): Part[] {
    const parts: Part[] = [...new Set(kept)]
      .map((index) => ({ place: this.of(index), index }))
      .filter(({ place }) => place < start || place >= end);
    let number = this.#headingsAbove(start) - 1;
    parts.push(...this.#heading(number));
    for (let place = start; place < end; place += 1) {
      if (this.headings[number + 1] && this.ofHeading(number + 1) === place) {
        number += 1;
        parts.push(...this.#heading(number));
      } else parts.push({ place, index: place - number - 1 });
    }
    // In their order, also those that stay while others come: the browser drops a mark in a row that is moved.
    return parts.sort((one, other) => one.place - other.place);
  }

  #heading(number: number): Part[] {
    const heading = this.headings[number];
    return heading ? [{ place: this.ofHeading(number), heading }] : [];
  }

  #headingsAbove(place: number): number {
    return this.#countUntil((_, own) => own < place);
  }

  /** How many headings fit: those that do come first. */
  #countUntil(fits: (heading: Heading, place: number) => boolean): number {
    let [low, high] = [0, this.headings.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const heading = this.headings[middle];
      if (heading && fits(heading, heading.before + middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
