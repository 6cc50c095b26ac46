import * as faker from '@faker-js/faker';
import { afterAll, describe, expect, test } from 'vitest';
import { nameParts } from '../../../src/contacts/text/names';
import { NAMES_IN_MANY_FORMS } from '../../setup/namesInManyForms';
import { PUBLIC_NAMES } from '../../setup/publicNames';

// The figures of docs/reliability.md: `npm run measure` prints them.
const printed: Record<string, string> = {};
afterAll(() => console.table(printed));

/** How many percent are answered, and how many of the answers have the right family name. */
function rates(names: readonly { shown: string; family: string }[]) {
  const answered = names.flatMap(({ shown, family }) => {
    const split = nameParts(shown);
    return split ? [{ family, found: split.family }] : [];
  });
  const right = answered.filter(
    ({ family, found }) => family.toLowerCase() === found.toLowerCase(),
  ).length;
  const percent = (part: number, all: number) => Math.round((1000 * part) / all) / 10;
  return {
    answered: percent(answered.length, names.length),
    right: percent(right, answered.length),
  };
}

describe('at least 80 % are answered, and of these 95 % are right', () => {
  const sets = {
    'people of public life': PUBLIC_NAMES,
    'names in many forms': NAMES_IN_MANY_FORMS,
    // Each with its own order, titles and suffixes, the odd ones included.
    'names of all languages of faker': Object.entries(faker.allFakers)
      .filter(([code]) => code !== 'base')
      .flatMap(([, language]) => {
        language.seed(7);
        const { person } = language;
        return Array.from({ length: 100 }, () => {
          const [firstName, lastName] = [person.firstName(), person.lastName()];
          return { shown: person.fullName({ firstName, lastName }), family: lastName };
        });
      }),
  };
  test.each(Object.entries(sets))('%s', (title, names) => {
    const { answered, right } = rates(names);
    printed[`names: ${title}, ${names.length}`] = `${answered} % answered, ${right} % right`;
    expect(answered).toBeGreaterThanOrEqual(80);
    expect(right).toBeGreaterThanOrEqual(95);
  });
});
