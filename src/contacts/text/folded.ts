import { asciiDigits } from '../../platform/text';

const BEYOND_ASCII = /[\u0080-\uffff]+/g;

// Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, stretching and invisible characters. Vowel
// signs of Indic and Thai and voicing marks of Japanese distinguish words, so they stay.
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]|\u0640|\p{Cf}/gu;

/** Letters that no Unicode form decomposes, as typed on another keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
};

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** The text without case, accents and punctuation variants: both sides of a search are compared so. */
export function foldedText(text: string): string {
  // In pieces, because nearly all text is ASCII and decomposing is slow.
  return text.replace(BEYOND_ASCII, folded).toLowerCase();
}

function folded(piece: string): string {
  const bare = piece.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return asciiDigits(bare.replace(LETTER, (letter) => LETTERS[letter] ?? letter)).normalize('NFC');
}

/** Only the digits of the text, those of other scripts as 0 to 9. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '');
}
