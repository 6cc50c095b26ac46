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
  const emulator = String.raw`http://127[.]0[.]0[.]1:21003`;
  expect(changed.map((line) => line.trim())).toEqual([
    `return '(https://firebasestorage[.]googleapis[.]com(:443)?|${emulator})';`,
    expect.stringContaining(`isAddress('https://', value) || isAddress('${emulator}/', value) || `),
  ]);
});

test('rules without those lines are refused', () => {
  expect(() => emulatorRules('service cloud.firestore {}', '127.0.0.1:21003')).toThrow('once');
});
