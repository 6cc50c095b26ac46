import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameParts } from '../../../src/contacts/text/splitName';
import { anyText, holds } from '../holds';

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
  ['Anna v. Baden', 'Anna', 'v. Baden'],
  ["Gerard 't Hooft", 'Gerard', "'t Hooft"],
  // Initials are no titles, though MS, HC, MR and DR are.
  ['M.S. Dhoni', 'M.S.', 'Dhoni'],
  ['H.C. Andersen', 'H.C.', 'Andersen'],
  ['M.R. James', 'M.R.', 'James'],
  ['D.R. Horton', 'D.R.', 'Horton'],
  // Two family names.
  ['Gabriel García Márquez', 'Gabriel', 'García Márquez'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['José Luis Rodríguez', 'José Luis', 'Rodríguez'],
  ['Ana Costa e Silva', 'Ana', 'Costa e Silva'],
  ['Antoni Gaudí i Cornet', 'Antoni', 'Gaudí i Cornet'],
  // Titles, degrees and generations belong to neither.
  ['Prof. Dr. Christian Drosten', 'Christian', 'Drosten'],
  ['Dipl.-Ing. Anna Meyer', 'Anna', 'Meyer'],
  ['Martin Luther King Jr.', 'Martin Luther', 'King'],
  ['Arthur Gray, Jr., M.D.', 'Arthur', 'Gray'],
  ['Anna Meyer M. Sc.', 'Anna', 'Meyer'],
  ['Petr Dvořák CSc.', 'Petr', 'Dvořák'],
  ['Dr.Hans Müller', 'Hans', 'Müller'],
  ['Dipl.-Kfm. Peter Weber', 'Peter', 'Weber'],
  ['Dipl.-Ing. (FH) Markus Vogel', 'Markus', 'Vogel'],
  ['RA Thomas Fischer', 'Thomas', 'Fischer'],
  ['Prof. Dr. h. c. Karl Braun', 'Karl', 'Braun'],
  ['Mary Beard, MRICS', 'Mary', 'Beard'],
  ['Mary Beard MRICS', 'Mary', 'Beard'],
  ['Ray Eames AIA', 'Ray', 'Eames'],
  ['Hans Müller jun.', 'Hans', 'Müller'],
  ['Prof.ssa Maria Rossi', 'Maria', 'Rossi'],
  ['Dr.in Anna Huber', 'Anna', 'Huber'],
  ['Lord Norman Foster', 'Norman', 'Foster'],
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
  ['Kim Seok Jin', 'Seok Jin', 'Kim'],
  ['Park Won Soon', 'Won Soon', 'Park'],
  ['Kim Taehyung', 'Taehyung', 'Kim'],
  ['Tsai Ing-wen', 'Ing-wen', 'Tsai'],
  ['Wong Kar-wai', 'Kar-wai', 'Wong'],
  ['Chen Shui-bian', 'Shui-bian', 'Chen'],
  ['Lin Chi-ling', 'Chi-ling', 'Lin'],
  ['Sun Yat-sen', 'Yat-sen', 'Sun'],
  ['Le Van Hung', 'Van Hung', 'Le'],
  ['Do Van Minh', 'Van Minh', 'Do'],
  ['Le Thi Lan', 'Thi Lan', 'Le'],
  ['Kurosawa Akira', 'Akira', 'Kurosawa'],
  ['Lin Weber', 'Lin', 'Weber'],
  ['Ren Cooper', 'Ren', 'Cooper'],
  ['Lin Bauer', 'Lin', 'Bauer'],
  ['Kowalska Anna', 'Anna', 'Kowalska'],
  ['Zawadzka Maria', 'Maria', 'Zawadzka'],
  ['Popescu Maria', 'Maria', 'Popescu'],
  ['Παπαδόπουλος Γιώργος', 'Γιώργος', 'Παπαδόπουλος'],
  ['Γιώργος Παπαδόπουλος', 'Γιώργος', 'Παπαδόπουλος'],
  ['Гагарин Юрий Алексеевич', 'Юрий Алексеевич', 'Гагарин'],
  ['山田 太郎', '太郎', '山田'],
  ['山田太郎', '太郎', '山田'],
  ['长孙\u3000无忌', '无忌', '长孙'],
  ['姚明', '明', '姚'],
  ['诸葛亮', '亮', '诸葛'],
  ['김대중', '대중', '김'],
  ['남궁 민', '민', '남궁'],
  ['김 대중', '대중', '김'],
  ['山田 ハナコ', 'ハナコ', '山田'],
  ['やまだ たろう', 'たろう', 'やまだ'],
])('%s: %s, %s', (name, given, family) => {
  expect(nameParts(name)).toMatchObject({ given, family });
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
  ['Müller, Dr.', 'a title alone after a comma'],
  ['Sato, Prof. Dr.', 'titles alone after a comma'],
  ['Li Na Chen', 'Chinese at both ends'],
  ['João Silva Santos', 'two Portuguese family names'],
  ['Luo Si', 'two syllables, either of them a family name'],
  ['Dong Xuan', 'two syllables, either of them a family name'],
  ['Jia Rao', 'two syllables, either of them a family name'],
  ['de Gaulle', 'a family name with its particle'],
  ['von Baden', 'a family name with its particle'],
  ['van den Berg', 'a family name with its particles'],
  ['Meyer Anna Dr.', 'a given name at the end'],
  ['CEO Hans Meyer', 'a role'],
  ['Hans Meyer Geschäftsführer', 'a role'],
  ['山田 Taro', 'two scripts'],
  ['マイケル・ジャクソン', 'a name written by its sound'],
  ['マイケル ジャクソン', 'a name written by its sound'],
  ['マイケル 田中', 'a name written by its sound'],
  ['마이클 조던', 'a name written by its sound'],
  ['Иван Иванович', 'a father’s name and no family’s'],
  ['info@kitz.example', 'an address'],
])('%j is left whole: %s', (name) => {
  expect(nameParts(name)).toBeNull();
});

test('titles and what follows a name are given by themselves', () => {
  expect(nameParts('Prof. Dr. Anna van den Berg, PhD')).toEqual({
    prefix: 'Prof. Dr.',
    given: 'Anna',
    family: 'van den Berg',
    suffix: 'PhD',
  });
});

test.each([
  ['Dr.Hans Müller', 'Dr.', ''],
  ['Anna Meyer M. Sc.', '', 'M. Sc.'],
  ['Anna Meyer Ph. D.', '', 'Ph. D.'],
  ['Ing. Tomáš Dvořák, CSc.', 'Ing.', 'CSc.'],
  ['Dipl.-Ing. (FH) Markus Vogel', 'Dipl.-Ing. (FH)', ''],
  ['Hans Wagner (FH)', '', '(FH)'],
  ['Anna Meyer Dr.', '', 'Dr.'],
])('what stands around %s: %j and %j', (name, prefix, suffix) => {
  expect(nameParts(name)).toMatchObject({ prefix, suffix });
});

test('no word of any name is lost, and none is added', () => {
  const word = fc.oneof(
    anyText,
    fc.constantFrom(
      'van',
      'de',
      'Dr.',
      'Dr.Li',
      'M.',
      'Sc.',
      'Jr.',
      'Ma',
      '山',
      '田',
      'García',
      'y',
      'Kim',
      'MBA',
      ',',
    ),
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
