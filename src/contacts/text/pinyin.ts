/** What may follow each beginning of a syllable of pinyin. */
const FINALS: readonly [beginnings: string, finals: string][] = [
  ['', 'a ai an ang ao e ei en er ou'],
  ['b', 'a ai an ang ao ei en eng i ian iao ie in ing o u'],
  ['p', 'a ai an ang ao ei en eng i ian iao ie in ing o ou u'],
  ['m', 'a ai an ang ao ei en eng i ian iao ie in ing iu o ou u'],
  ['f', 'a an ang ei en eng o ou u'],
  ['d', 'a ai an ang ao e ei eng i ian iao ie ing iu ong ou u uan ui un uo'],
  ['t', 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo'],
  ['n', 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong u uan uo ue'],
  ['l', 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo ue'],
  ['g k h', 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo'],
  ['j q x', 'i ia ian iang iao ie in ing iong iu u uan ue un'],
  ['zh ch sh', 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo'],
  ['r', 'an ang ao e en eng i ong ou u uan ui un uo'],
  ['z c s', 'a ai an ang ao e en eng i ong ou u uan ui un uo'],
  ['y', 'a an ang ao e i in ing ong ou u uan ue un'],
  ['w', 'a ai an ang ei en eng o u'],
];

const SYLLABLES = FINALS.flatMap(([beginnings, finals]) =>
  beginnings.split(' ').flatMap((one) => finals.split(' ').map((final) => one + final)),
);
const SYLLABLE = new Set(SYLLABLES);

/** How many syllables of pinyin a word has, one to three; 0 where it is none. */
export function syllablesOf(word: string): number {
  return fewest(word, 3);
}

function fewest(word: string, most: number): number {
  if (SYLLABLE.has(word)) return 1;
  let best = 0;
  for (let end = 1; most > 1 && end < word.length && end < 7; end += 1) {
    if (!SYLLABLE.has(word.slice(0, end))) continue;
    const rest = fewest(word.slice(end), most - 1);
    if (rest > 0 && (best === 0 || rest + 1 < best)) best = rest + 1;
  }
  return best;
}

/** Whether a word may be a Chinese given name in pinyin. */
export function isPinyin(word: string): boolean {
  return syllablesOf(word) > 0;
}
