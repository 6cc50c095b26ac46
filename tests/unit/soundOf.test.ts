import { expect, test } from 'vitest';
import { soundOf } from '../../src/platform/soundOf';

test.each([
  ['schmidt', 'shmit'],
  ['philipp', 'filip'],
  ['catherine', 'kathryn'],
  ['christoph', 'cristoff'],
  ['schwarzenegger', 'shwartzeneger'],
  ['tchaikovsky', 'chaikofski'],
  ['jeffrey', 'geoffry'],
  ['knowles', 'nowles'],
  ['spears', 'speers'],
  ['mcdonald', 'macdonald'],
])('%s sounds as %s does', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
  expect(soundOf(one)).not.toBe('');
});

test.each([
  ['anders', 'landers'],
  ['meyer', 'weyer'],
  ['kim', 'jim'],
])('%s does not sound as %s does', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

test('what is not of the letters a to z has no sound', () => {
  expect(['', '王', 'k1tz', 'Müller'].map(soundOf)).toEqual(['', '', '', '']);
});
