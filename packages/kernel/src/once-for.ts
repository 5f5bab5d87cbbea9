/** What follows from a value that never changes: made when it is first asked for, and kept as long as the value. */
export function onceFor<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return of => {
    const kept = known.get(of) ?? { value: make(of) };
    known.set(of, kept);
    return kept.value;
  };
}
