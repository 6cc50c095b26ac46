import { expect, test } from 'vitest';
import { devPorts } from '../../../scripts/emulators/ports';
import { readFirebaseConfig, suiteConfig } from '../../../scripts/emulators/suiteConfig';

const policyKey = 'Content-Security-Policy';
const ports = {
  ...devPorts(),
  auth: 21_001,
  firestore: 21_002,
  storage: 21_003,
  functions: 21_004,
};

test('serves with the production headers, and allows nothing but the emulators besides', () => {
  const production = readFirebaseConfig().hosting.headers;
  const served = suiteConfig('/any/suite', { ports }).hosting.headers;

  const withoutPolicy = (rules: typeof production) =>
    rules.map(({ source, headers }) => [source, headers.filter(({ key }) => key !== policyKey)]);
  expect(withoutPolicy(served)).toEqual(withoutPolicy(production));

  const directives = (rules: typeof production) =>
    rules.flatMap(({ headers }) =>
      headers.filter(({ key }) => key === policyKey).flatMap(({ value }) => value.split('; ')),
    );
  const before = directives(production);
  const added = directives(served).flatMap((directive, index) => {
    const plain = before[index] ?? '';
    expect(directive.startsWith(plain)).toBe(true);
    return directive === plain ? [] : [[plain.split(' ')[0], directive.slice(plain.length).trim()]];
  });
  expect(Object.fromEntries(added)).toEqual({
    'img-src': 'http://127.0.0.1:21003',
    'connect-src':
      'http://127.0.0.1:21001 http://127.0.0.1:21002 http://127.0.0.1:21003 http://127.0.0.1:21004',
    'frame-src': 'http://127.0.0.1:21001',
  });
});
