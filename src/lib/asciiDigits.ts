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

/** The text with every digit of another script as its 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.findLast((start) => start <= code) ?? code;
    return String(code - zero);
  });
}
