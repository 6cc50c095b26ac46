import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { equivalents } from './equivalents';
import { type Mutant, rulesMutants } from './rulesMutants';
import { KillerTests, type KnownKillers, nameOf } from './KillerTests';
import { rulesTests } from './rulesTests';

/**
 * Which tests killed a mutant when all were tried without this file: the long command does so, and writes it anew. In
 * `npm test` they come first. It is a matter of time alone: where it is wrong, all others have their turn.
 */
const KILLERS = 'tests/mutants/killers.json';
const isLong = process.env['CARDFILE_MUTANTS'] === 'all';
const known =
  isLong || !existsSync(KILLERS) ? {} : (JSON.parse(readFileSync(KILLERS, 'utf8')) as KnownKillers);
const found: Record<string, string[]> = {};

const tests = await rulesTests();
const killed: string[] = [];
const equivalent: string[] = [];
const survived: string[] = [];

describe.each(['firestore.rules', 'storage.rules'])('%s', (file) => {
  const rules = readFileSync(file, 'utf8');
  const mutants = rulesMutants(rules);
  const killerTests = new KillerTests(
    tests.filter(({ project }) => `${project.service}.rules` === file),
    rules,
    known,
  );

  const titled = mutants.map((mutant): [string, Mutant] => [
    `line ${mutant.line} without ${mutant.without}`,
    mutant,
  ]);
  test.each(titled)('%s', async (title, mutant) => {
    const place = `${file} ${title}`;
    const known = equivalents.find((one) => one.file === file && one.without === mutant.without);
    const killer = await killerTests.find(mutant);
    if (killer) {
      killed.push(place);
      const killers = (found[mutant.without] ??= []);
      if (!killers.includes(nameOf(killer))) killers.push(nameOf(killer));
      expect(known, `in the list of equivalents, but seen by "${killer.name}"`).toBeUndefined();
    } else if (known) {
      equivalent.push(`${place}: ${known.because}`);
    } else {
      survived.push(place);
      expect.fail('No rules test fails.');
    }
  });

  test('every equivalent is one mutant', () => {
    const listed = equivalents.filter((one) => one.file === file).map(({ without }) => without);
    const found = mutants.map(({ without }) => without).filter((text) => listed.includes(text));
    expect(found.toSorted()).toEqual(listed.toSorted());
  });
});

afterAll(() => {
  if (isLong) writeFileSync(KILLERS, `${JSON.stringify(found, null, 2)}\n`);
  for (const place of equivalent) console.log(`equivalent: ${place}`);
  for (const place of survived) console.log(`SURVIVED: ${place}`);
  const counts = { killed, equivalent, survived };
  const parts = Object.entries(counts).map(([name, places]) => `${places.length} ${name}`);
  const all = Object.values(counts).flat();
  console.log(`${all.length} mutants: ${parts.join(', ')}`);
});
