/** The first circle of `needs`, as a chain that begins and ends with the same module; else ''. */
export function circleIn(needs: ReadonlyMap<string, readonly string[]>): string {
  const done = new Set<string>();
  const search = (file: string, chain: readonly string[]): string => {
    if (chain.includes(file)) return [...chain.slice(chain.indexOf(file)), file].join(' > ');
    if (done.has(file)) return '';
    for (const next of needs.get(file) ?? []) {
      const circle = search(next, [...chain, file]);
      if (circle) return circle;
    }
    done.add(file);
    return '';
  };
  return [...needs.keys()].map((file) => search(file, [])).find((circle) => circle !== '') ?? '';
}
