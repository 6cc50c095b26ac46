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

/** One letter for those that sound or look alike: `filip` and `philipp`, `k1tz` and `kitz`, `modern` and `rnodern`. */
export function inPrint(word: string): string {
  let form = '';
  let last = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    const own = letter === 'p' && word.charAt(at + 1) === 'h' ? 'v' : (ONE_FOR[letter] ?? letter);
    if (letter === 'h' && at > 0) continue;
    const isDouble = own === last;
    if (!isDouble) form += own;
    last = isDouble ? '' : own;
  }
  return form;
}

const ONE_FOR: Readonly<Record<string, string>> = {
  ...{ c: 'k', q: 'k', z: 's', w: 'v', f: 'v', y: 'i', j: 'i', d: 't', m: 'rn' },
  ...{ '0': 'o', '1': 'i', '5': 's', '8': 'b' },
};
