import anyAscii from 'any-ascii';
import { expect, test } from 'vitest';
import { romanized } from '../../../src/contacts/text/romanized';

/** Scripts with an alphabet or syllables that names are written in. Hangul is taken apart into its letters. */
const SCRIPTS =
  'Greek Cyrillic Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Ethiopic Hiragana Katakana Hangul'
    .split(' ')
    .map((name) => new RegExp(`^(?=\\p{Script=${name}})[\\p{L}\\p{M}]$`, 'u'));
const LAST = 0x31ff;

/** The characters of a code page of two bytes. */
function* charactersOf(encoding: string, leads: [number, number], from: number): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (let trail = from; trail < 0xff; trail += 1)
      yield decoder.decode(Uint8Array.of(lead, trail));
}

/** In these any-ascii has the sound of a word, or none, where names have another. */
const OTHERWISE: Readonly<Record<string, string>> = {
  ...{ 曾: 'zeng', 单: 'shan', 單: 'shan', 解: 'xie', 仇: 'qiu', 查: 'zha', 翟: 'zhai', 区: 'ou' },
  ...{ ا: 'a', أ: 'a', إ: 'i', و: 'u', ي: 'i', ى: 'a', כ: 'k', ך: 'k', ח: 'h' },
};

/** The small letters of each script, by what stands for them in Latin letters. */
function romanLetters(): Record<string, string> {
  const small = Array.from({ length: LAST }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => letter === letter.toLowerCase() && SCRIPTS.some((script) => script.test(letter)),
  );
  // The simplified characters of GB 2312, and the frequent traditional ones of Big5.
  const han = [
    ...charactersOf('gbk', [0xb0, 0xf7], 0xa1),
    ...charactersOf('big5', [0xa4, 0xc6], 0x40),
  ].filter((letter) => /^\p{Script=Han}$/u.test(letter));
  const letters: Record<string, string> = {};
  for (const letter of [...small, ...new Set(han.sort())]) {
    const latin =
      OTHERWISE[letter] ??
      anyAscii(letter)
        .toLowerCase()
        .replace(/[^a-z]/g, '');
    letters[latin] = (letters[latin] ?? '') + letter;
  }
  return letters;
}

test('the table is made from any-ascii: `npx vitest run --project unit romanLetters --update`', async () => {
  const table = `${JSON.stringify(romanLetters(), null, 2)}\n`;
  await expect(table).toMatchFileSnapshot('../../../src/contacts/text/romanLetters.json');
});

test.each([
  ['Морозов Сергей', 'morozov sergey'],
  ['Соловьёва', 'soloveva'],
  ['Γιώργος Παπαδόπουλος', 'giorgos papadopoulos'],
  ['Ευάγγελος Μπακογιάννης', 'evangelos bakogiannis'],
  ['陈晓明', 'chenxiaoming'],
  ['陳曉明', 'chenxiaoming'],
  ['曾国藩', 'zengguofan'],
  ['たなか ハナコ', 'tanaka hanako'],
  ['김민준', 'kimminjun'],
  ['박 지성', 'park jiseong'],
  ['גיא כהן', 'gy khn'],
  ['გიორგი', 'giorgi'],
  ['Հայկ', 'hayk'],
  ['Kitz Valves GmbH', 'kitz valves gmbh'],
  ['Müller-Łódź', 'muller-lodz'],
])('%s is %s in Latin letters', (text, latin) => {
  expect(romanized(text)).toBe(latin);
});
