import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/pages/home/film';

test.each(readdirSync(FOLDER).filter((name) => !name.endsWith('.avif')))(
  'the film %s is under 900 KB (R15.39)',
  (name) => {
    expect(statSync(`${FOLDER}/${name}`).size).toBeLessThan(900_000);
  },
);
