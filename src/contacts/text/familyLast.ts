import { DEVOTIONS, PORTUGUESE, SERVANTS, SPANISH, SPANISH_GIVEN } from './nameTables';
import { foldedWord, isInitial, isParticle, UNSURE, withParticles, type Start } from './nameWords';

/** The family name is the last word, with its particles, and the one before it where both are Spanish. */
export function familyStart(words: readonly string[]): Start {
  const last = words.length - 1;
  if (isFamilyAlone(words)) return UNSURE;
  if (SERVANTS.has(foldedWord(words[last - 1] ?? '')) && last === 1) return UNSURE;
  if (/^(?:filho|neto|junior|senior|sobrinho)$/.test(foldedWord(words[last] ?? ''))) return UNSURE;
  let start = withParticles(words, last);
  const before = words[start - 1] ?? '';
  if (start === last && last > 1 && !isInitial(before)) {
    const spanish = spanishStart(words, last);
    if (spanish !== null) return spanish;
    if (/.{3}(?:sen|sson)$/.test(foldedWord(before))) return UNSURE;
  }
  // Ortega y Gasset, Costa e Silva, Gaudí i Cornet.
  if (start > 2 && /^(?:[yY]|[ei])$/.test(before)) start = withParticles(words, start - 2);
  else if (start > 1 && isSpanish(before)) {
    if (start === last && !isSpanish(words[last] ?? '')) return UNSURE;
    start -= 1;
  } else if (start > 1 && PORTUGUESE.has(foldedWord(before))) return UNSURE;
  const isDevotion = start < last && DEVOTIONS.has(foldedWord(words[last] ?? ''));
  if (isDevotion && /^(?:maria|jose|ana|rosa|juan)$/.test(foldedWord(words[start - 1] ?? '')))
    return UNSURE;
  return isSplitByParticles(words, start) ? UNSURE : start;
}

/** `Carlos Ruiz Zafón` has two family names, `José Luis Ruiz` one; `null` where nothing is Spanish. */
function spanishStart(words: readonly string[], last: number): Start | null {
  const [first = '', second = ''] = words.map(foldedWord);
  const [before = '', end = ''] = words.slice(-2);
  if (PORTUGUESE.has(foldedWord(end)) && PORTUGUESE.has(foldedWord(before))) return UNSURE;
  const isTwice = SPANISH_GIVEN.has(second) && (SPANISH_GIVEN.has(first) || first === 'maria');
  if (isTwice) return last < 4 ? 2 : null;
  if (last > 2 || SPANISH_GIVEN.has(second)) return null;
  if (SPANISH_GIVEN.has(first)) return isSpanish(before) || isSpanish(end) ? 1 : UNSURE;
  if (isSpanish(before) && isSpanish(end)) return 1;
  return isSpanish(end) ? UNSURE : null;
}

/** A particle in the middle, as in `Juan de la Rosa Smith`, leaves it open; `María del Carmen García` does not. */
function isSplitByParticles(words: readonly string[], start: number): boolean {
  const isArabic = /^(?:al|el|آل)$/.test(foldedWord(words[start] ?? ''));
  return words.slice(1, start).some((word, place) => {
    if (!isParticle(word) || SERVANTS.has(foldedWord(word))) return false;
    const next = words.slice(place + 2, start).find((one) => !isParticle(one)) ?? '';
    return !isArabic && !DEVOTIONS.has(foldedWord(next));
  });
}

export function isSpanish(word: string): boolean {
  const folded = foldedWord(word);
  return SPANISH.has(folded) || /^\p{L}{3,}ez$/u.test(folded);
}

/** `de Gaulle`, `Van den Berg`: no given name. */
function isFamilyAlone([first = '', second = '']: readonly string[]): boolean {
  if (/^\p{Ll}/u.test(first) && isParticle(first)) return true;
  return /^(?:Van|Von|De|Della)$/.test(first) && /^\p{Ll}/u.test(second) && isParticle(second);
}
