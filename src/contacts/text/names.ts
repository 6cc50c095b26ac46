import { foldedText } from './folded';
import { skeleton } from './slips';
import { GENERATIONS, TITLES } from './wordLists';

/** A name taken apart for comparing. */
export interface Name {
  /** Its words in scripts with an alphabet, without titles. */
  words: readonly Word[];
  /** The same with the words around a hyphen as one, where that differs. */
  joined: readonly Word[] | null;
  ideographs: string;
  /** What tells a son from his father, or ''. */
  generation: string;
}

export interface Word {
  text: string;
  marked: string;
  /** As people type ä, ö, ü, ø and å on another keyboard: `mueller` for Müller. */
  typed: string;
  skeleton: string;
  script: number;
}

/** Longer names are no names: comparing must end. */
const MOST_WORDS = 8;
const IDEOGRAPHIC = 1;

export function parsedName(name: string): Name {
  const split = wordsOf(name);
  const generation = generationOf(split);
  const hyphened = name.includes('-') ? wordsOf(name.replace(/(?<=\p{L})-(?=\p{L})/gu, '')) : split;
  return {
    words: withoutTitles(split, generation),
    joined: hyphened.length === split.length ? null : withoutTitles(hyphened, generation),
    ideographs: split
      .filter(({ script }) => script === IDEOGRAPHIC)
      .map(({ text }) => text)
      .join(''),
    generation,
  };
}

const TYPED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

function wordsOf(name: string): Word[] {
  const typed = name.normalize('NFC').toLowerCase();
  const spelled = piecesOf(typed);
  const marked = lettersIn(typed);
  const retyped = /[äöüøå]/.test(typed)
    ? piecesOf(typed.replace(/[äöüøå]/g, (letter) => TYPED[letter] ?? letter))
    : spelled;
  return spelled.map((text, at) => ({
    text,
    marked: marked.length === spelled.length ? (marked[at] ?? text) : text,
    typed: retyped[at] ?? text,
    skeleton: skeleton(text),
    script: scriptOf(text),
  }));
}

function piecesOf(name: string): string[] {
  return lettersIn(foldedText(name));
}

function lettersIn(name: string): string[] {
  const plain = name.replace(/['`´]/g, '');
  return (plain.match(/[\p{L}\p{M}\p{N}|]+/gu) ?? []).slice(0, MOST_WORDS);
}

/** A number for each script, nearly: Latin is 0, those without an alphabet are one. */
function scriptOf(word: string): number {
  const code = word.charCodeAt(0);
  if (code < 0x250) return 0;
  return code >= 0x2e80 ? IDEOGRAPHIC : code >> 8;
}

function generationOf(words: readonly Word[]): string {
  const last = words.at(-1)?.text ?? '';
  return words.length > 2 ? (GENERATIONS[last] ?? '') : '';
}

/** Those with an alphabet and without titles, as long as two words are left. */
function withoutTitles(words: readonly Word[], generation: string): readonly Word[] {
  const spelled = words.filter(({ script }) => script !== IDEOGRAPHIC);
  const named = generation === '' ? spelled : spelled.slice(0, -1);
  const untitled = named.filter(({ text }) => !TITLES.has(text));
  return untitled.length >= Math.min(2, named.length) ? untitled : named;
}
