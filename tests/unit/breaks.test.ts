import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKS } from '../breaks/breaks';

test.each(BREAKS)('$class: $what', ({ file, find, foundBy: [finder, title] }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(readFileSync(`tests/${finder}`, 'utf8')).toContain(title);
});
