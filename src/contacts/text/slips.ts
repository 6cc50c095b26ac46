const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '|': 'l',
  i: 'l',
  '5': 's',
  '8': 'b',
  rn: 'm',
  vv: 'w',
};
const LOOKALIKE = /rn|vv|[01|i58]/g;

/** The text with one letter for all that a scan takes for it: `k1tz` and `kitz` are the same. */
export function skeleton(text: string): string {
  return text.replace(LOOKALIKE, (found) => LOOKALIKES[found] ?? found);
}
