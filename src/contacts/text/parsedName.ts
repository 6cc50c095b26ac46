import { foldedText, spelledOut } from './fold';
import { bareText } from './names';
import { GENERATIONS } from './nameTables';
import { romanized } from './romanized';
import { skeleton } from './slips';

/** A name taken apart for comparing. */
export interface Name {
  /** Its words in scripts with an alphabet, without titles. */
  words: readonly Word[];
  /** The same with the words around a hyphen as one, where that differs. */
  joined: readonly Word[] | null;
  ideographs: string;
  /** All of it in Latin letters; null for a name that is in these. */
  latin: readonly Word[] | null;
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
  const bare = bareText(name);
  const split = wordsOf(bare);
  const hyphened = bare.includes('-') ? wordsOf(bare.replace(/(?<=\p{L})-(?=\p{L})/gu, '')) : split;
  const generation = generationOf(piecesOf(name));
  const isForeign = split.some(({ script }) => script !== 0);
  return {
    words: spelledWords(split, generation),
    joined: hyphened.length === split.length ? null : spelledWords(hyphened, generation),
    ideographs: split
      .filter(({ script }) => script === IDEOGRAPHIC)
      .map(({ text }) => text)
      .join(''),
    latin: isForeign ? wordsOf(romanized(bare)) : null,
    generation,
  };
}

function wordsOf(name: string): Word[] {
  const typed = name.normalize('NFC').toLowerCase();
  const spelled = piecesOf(typed);
  const marked = lettersIn(typed);
  const other = spelledOut(name);
  const retyped = other === typed ? spelled : piecesOf(other);
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

function generationOf(words: readonly string[]): string {
  const [own = ''] = words.slice(2).flatMap((word) => GENERATIONS[word] ?? []);
  return own;
}

/** Those with an alphabet, without the generation. */
function spelledWords(words: readonly Word[], generation: string): readonly Word[] {
  const spelled = words.filter(({ script }) => script !== IDEOGRAPHIC);
  return GENERATIONS[spelled.at(-1)?.text ?? ''] === generation ? spelled.slice(0, -1) : spelled;
}
