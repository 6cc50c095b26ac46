/**
 * How many letters two words are apart: put in, left out, replaced, or swapped with their neighbour
 * (Damerau). `most + 1` for all that is further.
 */
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
  if (most === 1) return isOneApart(a.slice(start, endA), b.slice(start, endB)) ? 1 : 2;
  return Math.min(distance(a.slice(start, endA), b.slice(start, endB), most), most + 1);
}

/** For what is left between a common start and a common end: nearly every question is about one letter. */
function isOneApart(a: string, b: string): boolean {
  if (a.length < 2 && b.length < 2) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      next.push(best);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
