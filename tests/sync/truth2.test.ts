import { afterAll, test } from 'vitest';
import { expectTruth, seedsOf, told } from './support/sequences';

test.each(seedsOf(2))('the list is what is stored, after each step of seed %d', async (seed) => {
  await expectTruth(seed);
});

afterAll(() => {
  console.log(told());
});
