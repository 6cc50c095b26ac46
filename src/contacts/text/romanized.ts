import { foldedText } from './fold';
import ROMAN_LETTERS from './romanLetters.json' with { type: 'json' };

const LATIN = new Map(
  Object.entries(ROMAN_LETTERS).flatMap(([latin, letters]) =>
    Array.from(letters, (letter) => [letter, latin] as const),
  ),
);

/** Letters that sound otherwise together, or at the beginning of a word. */
const TOGETHER: readonly [RegExp, string][] = [
  [/ο[υύ]/g, 'ou'],
  [/(?<=[αεάέ])[υύ]/g, 'v'],
  [/γ(?=[γκξχ])/g, 'n'],
  [/(?<!\p{L})μπ/gu, 'b'],
  [/(?<!\p{L})ντ/gu, 'd'],
  [/(?<!\p{Script=Arabic})و/gu, 'w'],
  [/(?<!\p{Script=Arabic})ي/gu, 'y'],
];

/** Korean family names, as their bearers write them abroad. */
const KOREAN_FAMILIES: Readonly<Record<string, string>> = {
  ...{ 김: 'kim', 이: 'lee', 박: 'park', 최: 'choi', 강: 'kang', 조: 'cho', 윤: 'yoon', 임: 'lim' },
  ...{ 오: 'oh', 신: 'shin', 권: 'kwon', 안: 'ahn', 유: 'yoo', 고: 'ko', 백: 'baek', 노: 'noh' },
  ...{ 구: 'koo', 우: 'woo' },
};
const KOREAN_FAMILY = new RegExp(
  `(?<!\\p{L})[${Object.keys(KOREAN_FAMILIES).join('')}](?=\\p{Script=Hangul}{1,2}(?!\\p{L})| \\p{Script=Hangul}{1,2}(?!\\p{L}))`,
  'gu',
);

/**
 * A text in small Latin letters, as people type it on another keyboard: `morozov` for Морозов, `chenxiaoming` for 陈晓明.
 * The table has its weight: search and "Same person" have it late.
 */
export function romanized(text: string): string {
  let small = text.normalize('NFC').toLowerCase();
  for (const [together, latin] of TOGETHER) small = small.replace(together, latin);
  const plain = small
    .replace(KOREAN_FAMILY, (family) => KOREAN_FAMILIES[family] ?? family)
    .replace(/[가-힣]+/g, (hangul) => hangul.normalize('NFD'));
  return foldedText(Array.from(plain, (letter) => LATIN.get(letter) ?? letter).join(''));
}
