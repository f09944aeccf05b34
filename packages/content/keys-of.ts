/** The keys of an object that has no others than its type names, as one that is written out in code. */
export function keysOf<Of extends object>(value: Of): (keyof Of & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(value) as (keyof Of & string)[];
}

export function pick<Of extends object, Key extends keyof Of & string>(
  from: Of,
  keys: readonly Key[],
): Pick<Of, Key> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return recordOf(keys, (key) => from[key]) as Pick<Of, Key>;
}

export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  compute: (key: Key) => Value,
): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(keys.map((key) => [key, compute(key)])) as Record<Key, Value>;
}
