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
  listen: 21_005,
};

test('serves with the production headers, and allows nothing but the emulators besides', () => {
  const production = readFirebaseConfig().hosting.headers;
  const served = suiteConfig('/any/suite', { ports }).hosting.headers;

  const withoutPolicy = (rules: typeof production) =>
    rules.map(({ source, headers }) => [source, headers.filter(({ key }) => key !== policyKey)]);
  expect(withoutPolicy(served)).toEqual(withoutPolicy(production));

  const policies = (rules: typeof production) =>
    rules.flatMap(({ headers }) => headers.filter(({ key }) => key === policyKey));
  expect(policies(served)).toHaveLength(2);
  policies(served).forEach(({ value }, index) => {
    const before = policies(production)[index]?.value.split(/; | /) ?? [];
    const added = value.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.filter((source) => !before.includes(source))] as const;
    });
    expect(Object.fromEntries(added.filter(([, sources]) => sources.length > 0))).toEqual({
      'img-src': ['http://127.0.0.1:21003'],
      'connect-src': [21_001, 21_002, 21_005, 21_003, 21_004].map(
        (port) => `http://127.0.0.1:${String(port)}`,
      ),
      'frame-src': ['http://127.0.0.1:21001'],
    });
  });
});
