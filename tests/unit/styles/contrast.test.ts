import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The light and the dark value of each colour meaning, as written in tokens.css. */
const colours = new Map(
  [...tokens.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark] as const],
  ),
);

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string, scheme: 0 | 1): number {
  const [hexA, hexB] = [colours.get(a)?.[scheme], colours.get(b)?.[scheme]];
  if (!hexA || !hexB) throw new Error(`${a} or ${b} is no colour of tokens.css`);
  const [low = 0, high = 0] = [luminance(hexA), luminance(hexB)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['--surface', '--surface-raised', '--surface-sunken', '--surface-hover'];
const on = (texts: string[], grounds: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

const WORDS = [
  ...on(['--text', '--text-muted', '--text-link', '--danger-text'], SURFACES),
  ...on(['--on-accent'], ['--accent', '--accent-hover']),
  ...on(['--on-accent-soft'], ['--accent-soft']),
  ...on(['--on-danger'], ['--danger', '--danger-hover']),
  ...on(['--danger-text'], ['--danger-soft']),
  ...on(['--success-text'], ['--success-soft']),
  ...on(['--info-text'], ['--info-soft']),
  ...on(['--on-panel'], ['--panel']),
];
/** What lies on what, told apart without a line. */
const STEPS = [
  ['--surface-raised', '--surface', 1.07],
  ['--surface-raised', '--surface-sunken', 1.09],
  ['--surface-hover', '--surface-raised', 1.17],
] as const;
const SHAPES = on(['--line-strong', '--focus', '--accent'], SURFACES);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colours of the %s scheme', (_, scheme) => {
  const fainterThan = (least: number, pairs: (readonly [string, string])[]) =>
    pairs.filter(([front, ground]) => contrast(front, ground, scheme) < least);

  test('has words that can be read wherever they stand (4.5:1)', () => {
    expect(fainterThan(4.5, WORDS)).toEqual([]);
  });

  test('has a page, panels, heads and a row under the pointer that are told apart', () => {
    expect(STEPS.filter(([one, other, least]) => contrast(one, other, scheme) < least)).toEqual([]);
  });

  test('has borders, rings and bars that can be made out (3:1)', () => {
    expect(fainterThan(3, SHAPES)).toEqual([]);
  });
});
