import * as faker from '@faker-js/faker';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { nameParts, splitName } from '../../../src/contacts/export/splitName';
import { PUBLIC_NAMES } from '../../setup/publicNames';
import { anyText, holds } from '../holds';

// The figures of docs/reliability.md: `npm run measure` prints them.
const printed: Record<string, string> = {};
afterAll(() => console.table(printed));

test.each([
  // One family name after one or more given ones.
  ['Grace Hopper', 'Grace', 'Hopper'],
  ['GRACE HOPPER', 'GRACE', 'HOPPER'],
  ['John F. Kennedy', 'John F.', 'Kennedy'],
  ['Zoë "Zo" Brunner', 'Zoë "Zo"', 'Brunner'],
  // Particles.
  ['Vincent van Gogh', 'Vincent', 'van Gogh'],
  ['Jan van den Berg', 'Jan', 'van den Berg'],
  ['Charles de Gaulle', 'Charles', 'de Gaulle'],
  ['Mohammed bin Salman', 'Mohammed', 'bin Salman'],
  ['Fahad Al Thani', 'Fahad', 'Al Thani'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['María del Carmen García', 'María del Carmen', 'García'],
  // Two family names.
  ['Gabriel García Márquez', 'Gabriel', 'García Márquez'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['José Luis Rodríguez', 'José Luis', 'Rodríguez'],
  // Titles, degrees and generations belong to neither.
  ['Prof. Dr. Christian Drosten', 'Christian', 'Drosten'],
  ['Dipl.-Ing. Anna Meyer', 'Anna', 'Meyer'],
  ['Martin Luther King Jr.', 'Martin Luther', 'King'],
  ['Arthur Gray, Jr., M.D.', 'Arthur', 'Gray'],
  ['Yo-Yo Ma', 'Yo-Yo', 'Ma'],
  // The family name before a comma, in capitals, or by its place.
  ['Sato, Hana', 'Hana', 'Sato'],
  ['van Gogh, Vincent', 'Vincent', 'van Gogh'],
  ['SATO Hana', 'Hana', 'SATO'],
  ['Jean-Claude VAN DAMME', 'Jean-Claude', 'VAN DAMME'],
  ['Orbán Viktor', 'Viktor', 'Orbán'],
  ['Nguyễn Phú Trọng', 'Phú Trọng', 'Nguyễn'],
  ['Xi Jinping', 'Jinping', 'Xi'],
  ['Kim Jong-un', 'Jong-un', 'Kim'],
  ['Гагарин Юрий Алексеевич', 'Юрий Алексеевич', 'Гагарин'],
  ['山田 太郎', '太郎', '山田'],
  ['山田太郎', '太郎', '山田'],
  ['长孙\u3000无忌', '无忌', '长孙'],
  ['姚明', '明', '姚'],
  ['诸葛亮', '亮', '诸葛'],
  ['김대중', '대중', '김'],
  ['남궁 민', '민', '남궁'],
  ['やまだ たろう', 'たろう', 'やまだ'],
])('%s: %s, %s', (name, given, family) => {
  expect(splitName(name)).toEqual({ given, family });
});

test.each([
  ['', 'nothing'],
  ['Cher', 'one word'],
  ['Dr. Meyer', 'one word and a title'],
  ['Kevin G.', 'an initial'],
  ['Abdul Rahman', 'one given name of two words'],
  ['Kitz Valves GmbH', 'a firm'],
  ['Lloyd & Susan Hester', 'two people'],
  ['Anna Meyer, Sales', 'a title after a comma'],
  ['Li Na Chen', 'Chinese at both ends'],
  ['João Silva Santos', 'two Portuguese family names'],
  ['山田 Taro', 'two scripts'],
  ['マイケル・ジャクソン', 'a name written by its sound'],
  ['Иван Иванович', 'a father’s name and no family’s'],
  ['info@kitz.example', 'an address'],
])('%j is left whole: %s', (name) => {
  expect(splitName(name)).toBeNull();
});

test('titles and what follows a name are given by themselves', () => {
  expect(nameParts('Prof. Dr. Anna van den Berg, PhD')).toEqual({
    prefix: 'Prof. Dr.',
    given: 'Anna',
    family: 'van den Berg',
    suffix: 'PhD',
  });
});

test('no word of any name is lost, and none is added', () => {
  const word = fc.oneof(
    anyText,
    fc.constantFrom('van', 'de', 'Dr.', 'Jr.', 'Ma', '山', '田', 'García', 'y', 'Kim', 'MBA', ','),
  );
  holds(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const name = words.join(' ');
      const parts = nameParts(name);
      const letters = (text: string) =>
        text
          .replace(/[\s,，]/g, '')
          .split('')
          .sort()
          .join('');
      const found = parts ? Object.values(parts).join('') : name;
      expect(letters(found)).toBe(letters(name));
      expect(parts?.given).not.toBe('');
      expect(parts?.family).not.toBe('');
    }),
  );
});

/** How many percent are answered, and how many of the answers have the right family name. */
function rates(names: readonly { shown: string; family: string }[]) {
  const answered = names.flatMap(({ shown, family }) => {
    const split = splitName(shown);
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
    printed[`splitName: ${title}, ${names.length}`] = `${answered} % answered, ${right} % right`;
    expect(answered).toBeGreaterThanOrEqual(80);
    expect(right).toBeGreaterThanOrEqual(95);
  });
});
