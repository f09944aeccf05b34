/** Values that are computed once, when they are first asked for. They are shared, so nobody may change them. */

/** Returns a function that computes the value of each key once. */
export function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}

/** Like `once`, for keys that are objects: what was computed of one goes when it does. */
export function onceOf<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}

/**
 * Returns an object whose values are computed once, when they are first read. A value that throws does so at
 * each read.
 */
export function lazy<Values extends object>(compute: {
  readonly [Key in keyof Values]: () => Values[Key];
}): Readonly<Values> {
  const values = {};
  const all: [key: string, once: () => unknown][] = Object.entries(compute);
  for (const [key, computed] of all) {
    let known: { value: unknown } | undefined;
    Object.defineProperty(values, key, {
      enumerable: true,
      get: () => (known ??= { value: computed() }).value,
    });
  }
  // It has each key by now.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return values as Values;
}

/** Like `lazy`, for an object with these keys. */
export function lazyRecord<Key extends string, Value>(
  keys: readonly Key[],
  compute: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return lazy(Object.fromEntries(keys.map((key) => [key, () => compute(key)])) as Record<Key, () => Value>);
}
