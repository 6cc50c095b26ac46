/** The `items` that are not among `others`, in their order. */
export function without<Item>(items: Iterable<Item>, others: Iterable<Item>): Item[] {
  const rest = new Set(others);
  return [...items].filter((item) => !rest.has(item));
}
