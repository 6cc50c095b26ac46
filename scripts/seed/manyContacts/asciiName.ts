/** Letters that are not an ASCII letter with an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** A name as it stands in a mail or web address: `Łukasz Wójcik` with `.` is `lukasz.wojcik`. */
export function asciiName(name: string, separator: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, separator);
}
