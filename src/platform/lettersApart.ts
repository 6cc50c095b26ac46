/** The edit distance of two words, with swapped neighbours as one edit (Damerau). At most `most + 1`. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (start === a.length && start === b.length) return 0;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  if (most === 1) return isOneApart(a, b, start, endA, endB) ? 1 : 2;
  return Math.min(distance(a.slice(start, endA), b.slice(start, endB), most), most + 1);
}

/** For the middle between a common start and end: nearly always one letter. */
function isOneApart(a: string, b: string, start: number, endA: number, endB: number): boolean {
  if (endA - start < 2 && endB - start < 2) return true;
  return (
    endA - start === 2 &&
    endB - start === 2 &&
    a[start] === b[start + 1] &&
    a[start + 1] === b[start]
  );
}

// Used again at each call: thousands of words are compared for one key press.
let [before, row, next] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)];

function distance(a: string, b: string, most: number): number {
  if (b.length >= row.length) {
    [before, row, next] = [0, 0, 0].map(() => new Uint16Array(2 * b.length)) as [
      Uint16Array<ArrayBuffer>,
      Uint16Array<ArrayBuffer>,
      Uint16Array<ArrayBuffer>,
    ];
  }
  // What is further from the diagonal than `most` is not looked at: that is most of it.
  for (let j = 0; j <= most; j += 1) row[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(i - most, 1);
    const to = Math.min(i + most, b.length);
    let least = from === 1 ? i : most + 1;
    next[from - 1] = least;
    if (to === i + most) row[to] = most + 1;
    const letter = a.charCodeAt(i - 1);
    const earlier = a.charCodeAt(i - 2);
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      const replaced = (row[j - 1] ?? 0) + (letter === other ? 0 : 1);
      let best = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      // Before the first letter there is NaN, which nothing equals.
      if (earlier === other && letter === b.charCodeAt(j - 2)) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      next[j] = best;
      if (best < least) least = best;
    }
    if (least > most) return most + 1;
    [before, row, next] = [row, next, before];
  }
  return row[b.length] ?? 0;
}
