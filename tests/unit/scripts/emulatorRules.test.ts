import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emulatorRules } from '../../../scripts/emulators/emulatorRules';

const deployed = readFileSync('firestore.rules', 'utf8');

test.each(['firestore.rules', 'storage.rules'])('%s name no emulator', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/localhost|127\W+0|http:|\bdata:/);
});

test('the emulators take pictures of their own, and nothing else differs', () => {
  const lines = deployed.split('\n');
  const changed = emulatorRules(deployed, '127.0.0.1:21003')
    .split('\n')
    .filter((line, index) => line !== lines[index]);
  expect(changed).toEqual([
    expect.stringMatching(
      /^ +return isAddress\('https:\/\/', value\) \|\| isAddress\('http:\/\/127\[\.\]0\[\.\]0\[\.\]1:21003\/', value\) \|\| .+;$/,
    ),
  ]);
});

test('rules without that line are refused', () => {
  expect(() => emulatorRules('service cloud.firestore {}', '127.0.0.1:21003')).toThrow('once');
});
