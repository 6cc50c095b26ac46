/** Remembers the last answer of `make`, as long as it is asked with the same. */
export function memoizeLast<Args extends readonly unknown[], T>(
  make: (...args: Args) => T,
): (...args: Args) => T {
  let last: { args: Args; made: T } | null = null;
  return (...args) => {
    if (!last?.args.every((arg, place) => Object.is(arg, args[place]))) {
      last = { args, made: make(...args) };
    }
    return last.made;
  };
}
