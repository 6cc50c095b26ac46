/**
 * Names, one to a line, with bars around the family name, or one after it; without bars it is the last word before a
 * comma.
 */
export function labelledNames(lines: string): { shown: string; family: string }[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const shown = line.replaceAll('|', '');
      const [, family] = /\|([^|]+)\|/.exec(line) ?? /^([^|]+)\|/.exec(line) ?? [];
      return { shown, family: family ?? /[^ ]+(?=,|$)/.exec(shown)?.[0] ?? '' };
    });
}
