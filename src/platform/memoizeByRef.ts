/**
 * Remembers what `make` has made of each object, as long as there is that object. `among` says what else it was made
 * of, such as `today`: all is made again once that is another one.
 */
export function memoizeByRef<Key extends object, T>(
  make: (key: Key) => T,
  among: () => unknown = () => undefined,
): (key: Key) => T {
  let made = new WeakMap<Key, T>();
  let last: unknown;
  return (key) => {
    const now = among();
    if (now !== last) [made, last] = [new WeakMap<Key, T>(), now];
    const known = made.get(key);
    if (known !== undefined) return known;
    const one = make(key);
    made.set(key, one);
    return one;
  };
}
