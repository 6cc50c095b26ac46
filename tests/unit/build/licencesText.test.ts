import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licencesText, packageFolder } from '../../../build/licences';

const folder = (name: string) => join(import.meta.dirname, '../../../node_modules', name);
const text = licencesText(
  ['react', 'react-dom', 'firebase', '@fontsource-variable/instrument-sans'].map(folder),
);

test.each([
  ['a licence that goes with each copy', 'Permission is hereby granted, free of charge'],
  ['whose it is', 'Copyright (c) Meta Platforms, Inc. and affiliates.'],
  ['the typeface', 'SIL OPEN FONT LICENSE'],
  ['a package without a text of its own', /^firebase [\d.]+\n\nApache-2\.0, Firebase/m],
  ['the text that it names', 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION'],
  ['the table of addresses', 'CC BY 4.0'],
])('holds %s', (_, words) => {
  expect(text).toMatch(words);
});

test('packages with one text share it', () => {
  expect(text).toMatch(/^react [\d.]+\nreact-dom [\d.]+\n\nMIT License/m);
});

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@firebase/app/dist/index.js?x', '/site/node_modules/@firebase/app'],
  ['\0/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['/site/src/main.tsx', null],
])('the package of %j is in %s', (id, expected) => {
  expect(packageFolder(id)).toBe(expected);
});
