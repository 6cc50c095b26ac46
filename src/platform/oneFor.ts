/** Creates one value for each owner at the first call. It is collected with its owner. */
export function oneFor<Owner extends object, T>(make: (owner: Owner) => T): (owner: Owner) => T {
  const made = new WeakMap<Owner, T>();
  return (owner) => {
    const known = made.get(owner);
    if (known !== undefined) return known;
    const one = make(owner);
    made.set(owner, one);
    return one;
  };
}
