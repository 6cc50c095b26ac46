import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted, panned, WHOLE, zoomed } from '../../../../src/contacts/desk/picture/zoom';
import { holds } from '../../holds';

const phone = { width: 360, height: 800 };

describe('a picture', () => {
  test('keeps in its place what it is zoomed at', () => {
    expect(zoomed(WHOLE, 2, { x: 90, y: -100 }, phone)).toEqual({ scale: 2, x: -90, y: 100 });
  });

  test('gets no smaller than whole, and then stands in the middle', () => {
    const large = zoomed(WHOLE, 3, { x: 100, y: 100 }, phone);
    const { scale, x, y } = zoomed(large, 0.01, { x: 0, y: 0 }, phone);
    expect([scale, Math.abs(x), Math.abs(y)]).toEqual([1, 0, 0]);
  });

  test('gets no larger than six times', () => {
    expect(zoomed(WHOLE, 100, { x: 0, y: 0 }, phone).scale).toBe(6);
  });

  test('that is whole cannot be moved', () => {
    const { x, y } = panned(WHOLE, { x: 50, y: -50 }, phone);
    expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
  });

  test('is moved no further than its edge, whatever is done', () => {
    const number = fc.double({ min: -1000, max: 1000, noNaN: true });
    const place = fc.record({ x: number, y: number });
    holds(
      fc.property(fc.double({ min: 0.1, max: 10, noNaN: true }), place, place, (factor, at, by) => {
        const { scale, x, y } = panned(zoomed(WHOLE, factor, at, phone), by, phone);
        expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * phone.width) / 2);
        expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * phone.height) / 2);
      }),
    );
  });
});

describe('a picture that is larger than its frame', () => {
  const frame = { width: 700, height: 240, picture: { width: 704, height: 424 } };

  test('is moved to each of its edges, and no further', () => {
    expect(panned(WHOLE, { x: 0, y: 10_000 }, frame)).toEqual({ scale: 1, x: 0, y: 92 });
    expect(panned(WHOLE, { x: -50, y: -10_000 }, frame)).toEqual({ scale: 1, x: -2, y: -92 });
  });

  test('can be made so small that all of it is seen', () => {
    const { scale, x } = fitted(frame);
    expect(scale * 424).toBeCloseTo(240);
    // Where it stands on the contact: at the start.
    expect(x - (scale * 704) / 2).toBeCloseTo(-350);
    expect(zoomed(WHOLE, 0.01, { x: 0, y: 0 }, frame)).toEqual({ scale, x: 0, y: 0 });
  });
});
