/** Where `word` differs from `from`, as UTF-16 ranges. A letter left out has no place: its neighbours mark it. */
export function differingPlaces(from: string, word: string): [start: number, end: number][] {
  const rest = restsApart(from, word);
  const apart = (i: number, j: number): number => rest[i]?.[j] ?? Infinity;
  const marked = new Set<number>();
  let [i, j] = [0, 0];
  while (i < from.length || j < word.length) {
    const cost = apart(i, j);
    if (from[i] === word[j] && cost === apart(i + 1, j + 1)) {
      i += 1;
      j += 1;
    } else if (isSwapped(from, i, word, j) && cost === apart(i + 2, j + 2) + 1) {
      marked.add(j).add(j + 1);
      i += 2;
      j += 2;
    } else if (cost === apart(i + 1, j + 1) + 1) {
      marked.add(j);
      i += 1;
      j += 1;
    } else if (cost === apart(i, j + 1) + 1) {
      marked.add(j);
      j += 1;
    } else {
      for (const at of [j - 1, j]) if (at >= 0 && at < word.length) marked.add(at);
      i += 1;
    }
  }
  return joined(marked);
}

/** How far what follows each place of one word is from what follows each place of the other. */
function restsApart(from: string, word: string): number[][] {
  const rest = Array.from({ length: from.length + 1 }, () => new Array<number>(word.length + 1));
  for (let i = from.length; i >= 0; i -= 1) {
    for (let j = word.length; j >= 0; j -= 1) {
      const apart = (a: number, b: number): number => rest[a]?.[b] ?? Infinity;
      let best = i === from.length && j === word.length ? 0 : Infinity;
      const replaced = i < from.length && from[i] === word[j] ? 0 : 1;
      best = Math.min(
        best,
        apart(i + 1, j + 1) + replaced,
        apart(i + 1, j) + 1,
        apart(i, j + 1) + 1,
      );
      if (isSwapped(from, i, word, j)) best = Math.min(best, apart(i + 2, j + 2) + 1);
      const row = rest[i];
      if (row) row[j] = best;
    }
  }
  return rest;
}

function isSwapped(from: string, i: number, word: string, j: number): boolean {
  return j + 1 < word.length && from[i] === word[j + 1] && from[i + 1] === word[j];
}

function joined(places: ReadonlySet<number>): [start: number, end: number][] {
  const pieces: [number, number][] = [];
  for (const at of [...places].sort((one, other) => one - other)) {
    const last = pieces.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else pieces.push([at, at + 1]);
  }
  return pieces;
}
