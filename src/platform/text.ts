// With the `u` flag a surrogate matches only when it has lost its other half.
const BROKEN = /[\0\p{Surrogate}]/gu;

/** Without NUL, and with U+FFFD for half a surrogate pair, on which `encodeURIComponent` throws. */
export function toWellFormed(text: string): string {
  return text.replace(BROKEN, (broken) => (broken === '\0' ? '' : '\uFFFD'));
}

/** What fits of `text`, in UTF-16 units, without half a surrogate pair at its end. */
export function shortened(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '');
}

/** Isolates `text` inside a sentence: its direction and control marks do not change the words around it. */
export function bidiIsolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The digit zero of each script whose digits people type or cards carry, in place of 0 to 9. */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // Persian and Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0e50, // Thai
  0xff10, // full-width
];

const FOREIGN_DIGIT = /[٠-٩۰-۹०-९০-৯๐-๙０-９]/g;

/** Of no width: zero-width signs, direction marks, soft hyphens, fillers, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text without signs that nobody sees, which are copied along. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** A phone with plain signs: neither full-width nor invisible ones, nor the digits of another script. */
export function plainPhone(phone: string): string {
  return asciiDigits(withoutInvisible(phone.normalize('NFKC')));
}

/** The text with every digit of another script as its 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.findLast((start) => start <= code) ?? code;
    return String(code - zero);
  });
}

/** Its digits 0 to 9. */
export function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}

const format = new Intl.NumberFormat('en');

/** A number with separators: `10,000`. */
export function formatCount(count: number): string {
  return format.format(count);
}

/** The word with a capital. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A number of things in a sentence: `1 contact`, `10,000 contacts`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** The sentences that apply, after each other. */
export function sentences(...all: readonly (string | false)[]): string {
  return all.filter(Boolean).join(' ');
}
