import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Integer as Original } from '@firebase/webchannel-wrapper/bloom-blob';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Integer } from '../../../src/firebase/Integer';
import { holds } from '../holds';

const digits = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);

test('two ids come in the order that the SDK gives them', () => {
  holds(
    fc.property(digits, fc.oneof(digits, fc.constant('same')), (one, other) => {
      const second = other === 'same' ? one : other;
      const original = Original.fromString(one).compare(Original.fromString(second));
      expect(Integer.fromString(one).compare(Integer.fromString(second))).toBe(original);
    }),
  );
});

test('Firestore lite takes nothing else from the SDK arithmetic', () => {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const lite = require
    .resolve('@firebase/firestore/package.json')
    .replace('package.json', 'dist/lite/');
  const code = readFileSync(`${lite}index.browser.esm.js`, 'utf8');
  const [common = ''] = /common-\w+\.esm\.js/.exec(code) ?? [];
  const uses = readFileSync(lite + common, 'utf8').match(
    /\bInteger\b(\.\w+)?|extractNumericId\(\w+\)(\.\w+)?/g,
  );
  expect(uses).toEqual([
    'Integer',
    'extractNumericId(e).compare',
    'extractNumericId(t)',
    'extractNumericId(e)',
    'Integer.fromString',
  ]);
});
