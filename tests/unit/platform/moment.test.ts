import { expect, test } from 'vitest';
import { formatDate, formatMoment } from '../../../src/platform/dates';

const noon = new Date(2026, 10, 22, 14, 3);
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(noon);

test('a moment of this day is said by its time', () => {
  expect(formatMoment(noon, new Date(2026, 10, 22, 23, 59))).toBe(`today ${time}`);
});

test('an earlier one by its day too', () => {
  expect(formatMoment(noon, new Date(2026, 10, 23, 0, 1))).toBe(`${formatDate(noon)} ${time}`);
});
